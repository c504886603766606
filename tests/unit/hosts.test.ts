import { describe, expect, it } from 'vitest'
import { mailOrigin } from '../../src/browser/mail.ts'
import { contentSecurityPolicy, securityHeaders } from '../../src/tooling/headers.ts'
import { redirectsFile } from '../../src/tooling/hosts/pathRules.ts'
import { nginxSite } from '../../src/tooling/hosts/nginx.ts'
import { REVALIDATE, headersFile, type SiteRules } from '../../src/tooling/hosts/siteRules.ts'
import { vercelConfig } from '../../src/tooling/hosts/vercel.ts'
import { demoConfig } from '../../src/config/demo.ts'
import { routes } from '../../src/routes/table.ts'

const security = securityHeaders(demoConfig, ['sha256-abc='])
const rules: SiteRules = {
  base: '/',
  pages: ['404.html', 'about.html', 'index.html', 'privacy-policy.html'],
  security,
}
const bilingual = [...rules.pages, 'nb/404.html', 'nb/index.html', 'nb/om-oss.html']
const YEAR = 'public, max-age=31536000, immutable'
const POSTER = 'public, max-age=86400, stale-while-revalidate=604800'

it.each(['demo', 'production'] as const)(
  'the policy in %s mode lets the form send where messages go, with and without scripts',
  (mode) => {
    const policy = contentSecurityPolicy({ ...demoConfig, mode }, []).split('; ')
    for (const directive of ['connect-src', 'form-action']) {
      const sources = policy.find((part) => part.startsWith(`${directive} `))?.split(' ')
      expect(sources, directive).toContain(mailOrigin(mode) || "'self'")
    }
  },
)

describe('the _headers file', () => {
  it('leads unknown paths of a further language to its own page on Netlify', () => {
    expect(redirectsFile(rules)).toBe('')
    expect(redirectsFile({ ...rules, pages: bilingual })).toBe('/nb/* /nb/404.html 404\n')
  })

  it('keeps every line within the hosts’ 2000 characters', () => {
    const hashes = routes.map((_, index) => `sha256-${'x'.repeat(43)}${index}=`)
    const many = headersFile({ ...rules, security: securityHeaders(demoConfig, hashes) })
    for (const line of many.split('\n')) expect(line.length).toBeLessThan(2000)
  })
})

/**
 * Answers a request as Vercel's documentation of the phases says: routes, file system, then `hit` or `error`.
 */
function vercelAnswer(path: string, files: readonly string[], site: SiteRules) {
  const { routes: table, overrides } = vercelConfig(site)
  const served = new Map(
    files.map((file) => [`/${overrides[file]?.path ?? file.replace(/(^|\/)index\.html$/, '$1')}`, file]),
  )
  const headers: Record<string, string> = {}
  const phase = (name: string | null) => {
    const start = name === null ? 0 : table.findIndex(({ handle }) => handle === name) + 1
    const end = table.findIndex(({ handle }, index) => index >= start && handle !== undefined)
    return table.slice(start, end === -1 ? undefined : end)
  }
  const walk = (name: string | null) => {
    for (const route of phase(name)) {
      const match = new RegExp(route.src ?? '').exec(path)
      if (!match) continue
      for (const [key, value] of Object.entries(route.headers ?? {}))
        headers[key] = value.replace('$1', match[1] ?? '')
      if (!route.continue) return route
    }
    return null
  }
  const early = walk(null)
  if (early) return { status: early.status, file: early.dest?.slice(1), headers }
  const file = served.get(path)
  if (file) {
    walk('hit')
    return { status: 200, file, headers }
  }
  const error = walk('error')
  return { status: error?.status, file: error?.dest?.slice(1), headers }
}

describe('the configuration of Vercel, at the root of a host and for two languages below a path', () => {
  const files = ['index.html', 'about.html', '404.html', 'mark.svg', 'assets/x.js', 'posters/a.avif']
  const below = { ...rules, base: '/site/', pages: bilingual }
  const filesBelow = bilingual.map((file) => `site/${file}`)
  const answer = (path: string) =>
    path.startsWith('/site') ? vercelAnswer(path, filesBelow, below) : vercelAnswer(path, files, rules)

  it.each([
    ['/', 200, 'index.html', REVALIDATE],
    ['/about', 200, 'about.html', REVALIDATE],
    ['/mark.svg', 200, 'mark.svg', REVALIDATE],
    ['/assets/x.js', 200, 'assets/x.js', YEAR],
    ['/posters/a.avif', 200, 'posters/a.avif', POSTER],
    ['/assets/gone.js', 404, '404.html', REVALIDATE],
    ['/nowhere', 404, '404.html', REVALIDATE],
    ['/404.html', 404, '404.html', REVALIDATE],
    ['/site/', 200, 'site/index.html', REVALIDATE],
    ['/site/about', 200, 'site/about.html', REVALIDATE],
    ['/site/nb/', 200, 'site/nb/index.html', REVALIDATE],
    ['/site/nb/om-oss', 200, 'site/nb/om-oss.html', REVALIDATE],
    ['/site/nowhere', 404, 'site/404.html', REVALIDATE],
    ['/site/nb/nowhere', 404, 'site/nb/404.html', REVALIDATE],
    ['/site/nb/404.html', 404, 'site/nb/404.html', REVALIDATE],
  ])('answers %s with %i, %s and its caching', (path, status, file, cacheControl) => {
    expect(answer(path)).toEqual({ status, file, headers: { ...security, 'Cache-Control': cacheControl } })
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/index.html', '/'],
    ['/site', '/site/'],
    ['/site/nb', '/site/nb/'],
    ['/site/nb/index.html', '/site/nb/'],
    ['/site/nb/om-oss/', '/site/nb/om-oss'],
  ])('redirects %s to %s for good', (from, to) => {
    expect(answer(from)).toMatchObject({ status: 308, headers: { ...security, Location: to } })
  })
})

it('the configuration of nginx refuses a header that would end its quotes', () => {
  expect(() => nginxSite({ ...rules, security: { 'X-Test': 'a"; evil' } })).toThrow('cannot quote')
})
