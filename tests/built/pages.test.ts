import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, hashOf } from '../../src/build/headers.ts'
import { headersFor } from '../../src/build/hostFiles.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { services } from '../../src/content/services.ts'
import { sceneOfRoute } from '../../src/routes/scenes.ts'
import { routes } from '../../src/routes/table.ts'
import { colors } from '../../src/theme/tokens.ts'
import { builtAssets, builtFolder, readBuilt } from '../helpers/builtSite.ts'

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length
const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body>/, '')
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** The policy's style hashes, as the headers file says them. */
const policyOf = (path: string) => headersFor(readBuilt('_headers'), path)['Content-Security-Policy']!

describe.each(routes)('the built page $file', ({ id, file, path, indexed }) => {
  const html = readBuilt(file)

  it('has one h1, title and description, and the accent of its route', () => {
    expect(count(html, /<h1[ >]/g)).toBe(1)
    expect(count(html, /<title>/g)).toBe(1)
    expect(count(html, /<meta name="description"/g)).toBe(1)
    expect(html).toContain(`data-route="${id}"`)
    expect(html).toContain(`<meta name="theme-color" content="${colors['ink-950']}"`)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<title>')
  })

  it('is open or closed to search engines as the table says', () => {
    expect(html.includes('rel="canonical"')).toBe(indexed)
    expect(html.includes('content="noindex"')).toBe(!indexed)
    if (indexed) expect(html).toContain(`<link rel="canonical" href="${sampleConfig.siteUrl}${path}"/>`)
  })

  it('shows a picture of its own where it is linked to, unless nobody should link to it', () => {
    const said = [...html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]+)"\/>/g)]
    const facts = Object.fromEntries(said.map((match) => [match[1], match[2]]))
    if (!indexed) {
      expect(facts).toEqual({})
      return
    }
    expect(facts).toMatchObject({
      'og:image': `${sampleConfig.siteUrl}/share/${id}.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    expect(facts['og:image:alt']).toContain(title)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect(existsSync(join(builtFolder, `share/${id}.jpg`))).toBe(true)
  })

  it('stands over the poster of its scene, in every format and window, and all of them exist', () => {
    const stage = /<div id="stage">(.*?)<\/div>/s.exec(html)![1]!
    const files = [...stage.matchAll(/"(\/posters\/[^"]+)"/g)].map((match) => match[1]!)
    const scene = sceneOfRoute[id]
    expect(files.toSorted()).toEqual(
      ['tablet', 'tall', 'wide'].flatMap((frame) =>
        ['avif', 'webp'].map((format) => `/posters/${scene}-${frame}.${format}`),
      ),
    )
    for (const poster of files) expect(existsSync(join(builtFolder, poster)), poster).toBe(true)
    expect(html).toContain(`#stage [data-scene=${scene}] img{object-position:`)
  })

  it('holds its text without any script', () => {
    const text = textOf(html)
    expect(text.length).toBeGreaterThan(id === 'lost' ? 400 : 1200)
    if (id === 'services') for (const { longDescription } of services) expect(text).toContain(longDescription)
    if (id === 'lost') expect(text).toMatch(/Oops! Page not found.*Return to Home/)
  })

  it('has no inline script, handler or style attribute, and no style that the policy would drop', () => {
    expect(html).not.toMatch(/<script(?![^>]*(?:ld\+json|\ssrc=))/)
    expect(html).not.toMatch(/\s(?:on[a-z]+|style)="/)
    const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]!)
    expect(inline).toHaveLength(2)
    for (const style of inline) expect(policyOf('/')).toContain(hashOf(style))
  })

  it('waits for no script to show its content', () => {
    expect(html).not.toMatch(/id="S:|<!--\$\?-->|<!--\$!-->/)
  })

  it('preloads two fonts and its own chunks, and all of them exist', () => {
    const assets = new Set(builtAssets().map((name) => `/${name}`))
    const preloads = [...html.matchAll(/<link rel="(?:preload|modulepreload)"[^>]*href="([^"]+)"/g)].map(
      (m) => m[1]!,
    )
    expect(preloads.filter((name) => name.endsWith('.woff2'))).toHaveLength(2)
    for (const name of preloads) expect(assets.has(name), name).toBe(true)
    expect(new Set(preloads).size).toBe(preloads.length)
  })

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React's spelling, which is valid HTML.
        'void-style': 'off',
        'attr-case': 'off',
        'doctype-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-trailing-whitespace': 'off',
        // Numbers and codes of the samples; the links carry them in full.
        'tel-non-breaking': 'off',
        'long-title': 'off',
      },
    })
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (${line})`),
    )
    expect(messages).toEqual([])
  })
})

it('serves one policy on every route', () => {
  const policies = new Set(routes.map(({ path }) => policyOf(path === '*' ? '/nowhere' : path)))
  expect(policies.size).toBe(1)
  const [policy] = policies
  const hashes = [...policy!.matchAll(/'(sha256-[^']+)'/g)].map((match) => match[1]!)
  expect(policy).toBe(contentSecurityPolicy(sampleConfig, hashes.slice(1)))
})
