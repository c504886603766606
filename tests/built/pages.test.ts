import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, hashOf } from '../../src/tooling/headers.ts'
import { headersFor } from '../../src/tooling/hosts/siteRules.ts'
import { base, colors, content, headerLinks, interfaceTexts } from '../helpers/content.ts'
import { openingPoster, servedRoutes, siteConfig } from '../helpers/content.ts'
import { lastKeyframeOf } from '../../src/scenes/facts.ts'
import { fileOf, NO_SCENE, type RouteId } from '../../src/routes/table.ts'
import { builtAssets, builtFolder, readBuilt } from '../helpers/builtSite.ts'
import { pageTextsOf } from '../helpers/pageTexts.ts'

/** Returns the path in the built folder of an address. */
const placeOf = (address: string) => `/${address.slice(base.length)}`

/** A call to action has the link to the booking page where the content has no other second button for it. */
const pagesWithCall = new Set<RouteId>([
  'home',
  'contact',
  ...servedRoutes.flatMap(({ id }) =>
    (id === 'portfolio' || id === 'testimonials') && !content.words.pages[id].callToAction.second ? [id] : [],
  ),
])

/** A text with single spaces, of which none keeps words together. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').replaceAll(' ,', ',')

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length
const textOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body>/, '')
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

/** Elements that browsers draw within a line: without styles nothing parts what they contain. */
const INLINE = 'a|abbr|b|button|code|em|i|label|small|span|strong|time'
const TOUCHING = new RegExp(
  `.{0,30}[\\p{L}\\p{N}](?:</?(?:${INLINE})(?: [^>]*)?>)+[\\p{L}\\p{N}].{0,20}`,
  'gu',
)

/** Attributes whose values are ids. html-validate checks those of few elements. */
const ARIA_REFERENCES = 'activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns'
const REFERENCE = new RegExp(
  ` (?:aria-(?:${ARIA_REFERENCES})|commandfor|for|form|headers|list|popovertarget)="([^"]*)"`,
  'gi',
)

const mainMarkup = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** Text between header and footer, with the accessible names that are no text. */
const mainOf = (html: string) => {
  const main = mainMarkup(html)
  const names = [...main.matchAll(/ (?:aria-label|alt)="([^"]*)"/g)].map(([, name = '']) => name)
  return textOf(`<body>${main} ${names.join(' ')}`)
}

/** The content security policy of a path, from the headers file. */
const policyOf = (path: string) => headersFor(readBuilt('_headers'), path)['Content-Security-Policy'] ?? ''

describe.each(servedRoutes)('the built page $file', ({ id, file, path, url, scene, noindex }) => {
  const html = readBuilt(file)

  it('marks no keyframe that its scene lacks', () => {
    const marks = [...html.matchAll(/ data-keyframe="([\d.]+)"/g)].map(([, mark]) => Number(mark))
    expect(Math.max(0, ...marks)).toBeLessThanOrEqual(lastKeyframeOf(scene))
  })

  it('has one h1, which takes the focus of a link to the page, title and description, and its route', () => {
    expect(count(html, /<h1[ >]/g)).toBe(1)
    expect(count(html, /<h1 tabindex="-1"/g)).toBe(1)
    expect(count(html, /<title>/g)).toBe(1)
    expect(count(html, /<meta name="description"/g)).toBe(1)
    expect(html).toContain(`data-route="${id}"`)
    expect(html).toContain(`<meta name="theme-color" content="${colors['ink-950']}"`)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain('<title>')
  })

  it('has a space between words side by side: reader modes, copies and crawlers have no styles', () => {
    const body = parse(html).querySelector('body')
    for (const part of body?.querySelectorAll('[hidden], [aria-hidden=true], script, svg') ?? [])
      part.remove()
    expect(body?.innerHTML.match(TOUCHING) ?? []).toEqual([])
  })

  it('is open to search engines if the table says so', () => {
    expect(html.includes('rel="canonical"')).toBe(!noindex)
    expect(html.includes('content="noindex"')).toBe(noindex === true)
    if (!noindex) expect(html).toContain(`<link rel="canonical" href="${siteConfig.siteUrl}${path}"/>`)
    const listed = `<loc>${siteConfig.siteUrl}${content.paths[id]}</loc>`
    expect(readBuilt('sitemap.xml').includes(listed)).toBe(!noindex)
  })

  it('has a share picture of its own if it is indexed', () => {
    const tags = [...html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]+)"\/>/g)]
    const facts = Object.fromEntries(tags.map((match) => [match[1], match[2]]))
    if (noindex) {
      expect(facts).toEqual({})
      return
    }
    expect(facts).toMatchObject({
      'og:image': `${siteConfig.siteUrl}/share/${id}.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    const [, title = 'no title'] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`<meta property="og:title" content="${title}"`)
    expect(html).toContain(`<meta property="og:description" content="${description}"`)
    expect(facts['og:image:alt']).toContain(title)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect(existsSync(join(builtFolder, `share/${id}.jpg`))).toBe(true)
  })

  it('names addresses of its language and the others that the build has', () => {
    const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g)]
    for (const [, href = ''] of links) {
      expect(href.startsWith(`${siteConfig.siteUrl}/`), href).toBe(true)
      const place = new URL(href).pathname.slice(base.length - 1)
      expect(existsSync(join(builtFolder, fileOf(place))), href).toBe(true)
    }
    expect(links.length > 0).toBe(!noindex)
  })

  it('has the posters of its scene in every frame, whose files exist', ({ skip }) => {
    skip(scene === NO_SCENE)
    const [, stage = ''] = /<div id="stage">(.*?)<\/div><\/div>/s.exec(html) ?? []
    const files = [...stage.matchAll(/"([^"]*\/posters\/[^"]+)"/g)].map((match) => match[1] ?? '')
    expect(files.toSorted()).toEqual(
      ['tablet', 'tall', 'wide'].map((frame) => `${base}posters/${openingPoster(id)}-${frame}.avif`),
    )
    for (const poster of files) expect(existsSync(join(builtFolder, placeOf(poster))), poster).toBe(true)
    expect(html).toContain(`#stage [data-scene=${scene}] img{object-position:`)
    expect(stage).toMatch(/<img[^>]* alt="" decoding="async" fetchpriority="low">/)
  })

  it('contains the texts of its records without JavaScript', () => {
    const text = plain(mainOf(html))
    expect(pageTextsOf(id).length).toBeGreaterThan(2)
    for (const words of pageTextsOf(id)) expect(text).toContain(plain(words))
    // The cards show three features each.
    if (id === 'portfolio')
      for (const { features = [] } of content.projects)
        for (const more of features.slice(3)) expect(text).not.toContain(more)
  })

  it('links to the booking page in a new tab, and says so, where it offers a call', () => {
    const main = mainMarkup(html)
    const link = `target="_blank" rel="noopener" href="${siteConfig.bookingUrl}"`
    const isOffered = siteConfig.bookingUrl !== null && pagesWithCall.has(id)
    expect(main.includes(link)).toBe(isOffered)
    if (isOffered) expect(plain(textOf(main))).toContain(plain(interfaceTexts.newTab))
  })

  it('has no broken link or anchor', () => {
    const links = [...html.matchAll(/ href="([/#][^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(headerLinks.length)
    for (const link of links.filter((href) => !href.startsWith('/demo/'))) {
      const { pathname, hash } = new URL(link, siteConfig.siteUrl + (id === 'notFound' ? '/404' : url))
      const place = placeOf(pathname)
      if (link.startsWith('/')) expect(place, link).not.toMatch(/\/404$/)
      const target = readBuilt(extname(place) === '' ? fileOf(place) : place)
      if (hash) expect(target, link).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
    }
  })

  it('has every element that another one names as its label, description or target', () => {
    const references = [...html.matchAll(REFERENCE)]
    expect(references.length).toBeGreaterThan(0)
    for (const [reference, keys = ''] of references)
      for (const key of keys.split(' ')) expect(html, reference).toContain(` id="${key}"`)
  })

  it('has parts that fade in, except on the 404 page', () => {
    expect(count(html, / data-reveal=""/g) > 0).toBe(id !== 'notFound')
  })

  it('has no handler or style attribute, and no inline script or style that the policy blocks', () => {
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    for (const [, script = ''] of scripts) expect(policyOf(base)).toContain(hashOf(script))
    expect(html).not.toMatch(/\s(?:on[a-z]+|style)="/)
    // React suspended: such a page needs scripts.
    expect(html).not.toMatch(/id="S:|<!--\$[?!]-->/)
    const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '')
    expect(inline).toHaveLength(2)
    for (const style of inline) expect(policyOf(base)).toContain(hashOf(style))
  })

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: {
        // React's spelling of valid HTML.
        'void-style': 'off',
        'attr-case': 'off',
        'doctype-style': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'no-trailing-whitespace': 'off',
        // The numbers in the samples' texts. The links have them in full.
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

it('sends one policy on every route', () => {
  const policies = new Set(servedRoutes.map(({ url }) => policyOf(base.slice(0, -1) + url)))
  expect(policies.size).toBe(1)
  const [policy = ''] = policies
  expect(policy).toMatch(/^default-src 'none';.* require-trusted-types-for 'script';/)
  expect(policy).not.toContain('unsafe')
  // No other site can frame a page.
  expect(policy).toContain("frame-ancestors 'none'")
  const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map((match) => match[1] ?? '')
  expect(policy).toBe(contentSecurityPolicy(siteConfig, hashes.slice(2)))
})

it('loads no stylesheet, so that none can be missing', () => {
  expect(builtAssets().filter((name) => name.endsWith('.css'))).toEqual([])
  for (const { file } of servedRoutes) expect(readBuilt(file)).not.toMatch(/<link[^>]+rel="?stylesheet/)
})

it('the icons of a page exist in the sizes that it states', async () => {
  // The first picture of an ICO has its width and its height in these bytes.
  expect([...readFileSync(join(builtFolder, 'favicon.ico')).subarray(2, 8)]).toEqual([1, 0, 1, 0, 48, 48])
  const touch = await sharp(join(builtFolder, 'apple-touch-icon.png')).metadata()
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180])
  expect(readBuilt('mark.svg')).toContain('<svg')
  for (const { file } of servedRoutes) {
    const links = [...readBuilt(file).matchAll(/<link rel="(?:apple-touch-)?icon" [^>]+>/g)].map(String)
    const addresses = links.map((link) => / href="([^"]+)"/.exec(link)?.[1] ?? '')
    expect(addresses, file).toEqual(
      ['favicon.ico', 'mark.svg', 'apple-touch-icon.png'].map((name) => base + name),
    )
    expect(links[0]).toContain('sizes="48x48"')
  }
})
