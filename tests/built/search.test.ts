import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sampleConfig } from '../../src/config/defaults.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { builtFolder } from '../helpers/builtSite.ts'
import { searchFaults } from '../helpers/searchFaults.ts'

const damaged = mkdtempSync(join(tmpdir(), 'search-'))
afterAll(() => rmSync(damaged, { recursive: true }))

it('gives search engines and other sites nothing to object to', () => {
  expect(searchFaults(builtFolder, sampleConfig.siteUrl, servedRoutes)).toEqual([])
})

it.each([
  ['about.html', /<title>[^<]*/, '<title>', 'the title is empty'],
  ['about.html', /name="description" content="[^"]*"/, 'name="description" content=""', 'the description is'],
  ['about.html', /rel="canonical" href="/, 'rel="canonical" href="/', 'the canonical address is'],
  ['about.html', /width=device-width/, 'user-scalable=no', 'the viewport is'],
  ['about.html', /<html lang="[^"]*"/, '<html', 'the html element has no language'],
  [
    'about.html',
    /<body>/,
    '<body><a href="javascript:void 0">Our offices</a>',
    'the link "Our offices" leads',
  ],
  ['about.html', /<body>/, '<body><a href="/terms">Read <b>more</b></a>', 'the text "Read more" of the link'],
  ['about.html', /<body>/, '<body><img src="/x.png">', '/x.png has no alt'],
  ['about.html', /"telephone":/, '"phones":', 'Organization has no property "phones"'],
  ['about.html', /property="og:title" content="/, 'property="og:title" content="x', 'og:title is'],
  ['about.html', /share\/about\.jpg/, 'share/nothing.jpg', 'share/nothing.jpg is not built'],
  ['404.html', /noindex/, 'index', 'robots and the table of routes differ'],
  ['404.html', /property="og:description"/, 'property="og:text"', 'og:description is'],
  ['robots.txt', /Allow: \//, 'Disallow: /', 'Disallow'],
] as const)('objects to a damaged %s: %s becomes %s', (file, part, replacement, fault) => {
  for (const name of ['robots.txt', '_headers', 'share', ...servedRoutes.map((route) => route.file)])
    cpSync(join(builtFolder, name), join(damaged, name), { recursive: true })
  const content = readFileSync(join(damaged, file), 'utf8')
  expect(content).toMatch(part)
  writeFileSync(join(damaged, file), content.replace(part, replacement))
  expect(searchFaults(damaged, sampleConfig.siteUrl, servedRoutes).join('\n')).toContain(fault)
})
