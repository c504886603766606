import { describe, expect, it } from 'vitest'
import { content, pageHeads, paths, servedRoutes, shareAlts } from '../helpers/content.ts'
import { routeOf } from '../../src/routes/served.ts'
import { accentOf, fileOf, NO_SCENE, routes, routesWith } from '../../src/routes/table.ts'

describe('the routes', () => {
  it('give pages with the same scene the same accent', () => {
    for (const { scene, accent } of routes) {
      if (scene === NO_SCENE) continue
      const pages = routes.filter((route) => route.scene === scene).map((route) => route.id)
      const help = `${pages.join(', ')} show the scene "${scene}": give them one accent`
      expect(accent, help).toBe(accentOf(scene))
    }
  })

  it('give a page with a scene of the content that scene’s accent', () => {
    const own = { ...content, agency: { scenes: { services: 'testimonials' } } } as const
    const services = routesWith(own).find(({ id }) => id === 'services')
    if (content.services.length > 0) expect(services?.accent).toBe(accentOf('testimonials'))
    expect(routesWith({ ...own, agency: {} }).map(({ accent }) => accent)).toContain(accentOf('default'))
  })

  it('have titles and descriptions of their own, made from the content', () => {
    const all = servedRoutes.map(({ id }) => pageHeads[id])
    expect(new Set(all.map(({ title }) => title)).size).toBe(servedRoutes.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(servedRoutes.length)
    for (const { id } of servedRoutes) {
      const { title } = pageHeads[id]
      expect(title).toContain(content.pageHeads[id].title)
      expect(shareAlts[id], id).toContain(title)
    }
    expect(JSON.stringify(all)).not.toMatch(/\{\w*\}/)
  })

  it('serve unknown paths by the file that hosts look for: 404.html', () => {
    expect(fileOf(paths.notFound)).toBe('404.html')
  })

  it.each([
    ...servedRoutes.map(({ url, id }) => [url, id]),
    [`${paths.about}/`, 'about'],
    [`${paths.about}.html`, 'about'],
    ['/index.html', 'home'],
    ['/404.html', 'notFound'],
    [paths.about.toUpperCase(), 'notFound'],
    [`${paths.about}/us`, 'notFound'],
    ['*', 'notFound'],
    ['', 'notFound'],
    ['__proto__', 'notFound'],
    ['/__proto__', 'notFound'],
    ['constructor', 'notFound'],
  ])('route %s to %s', (path, id) => {
    expect(routeOf(path)).toBe(id)
  })
})
