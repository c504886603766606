import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { searchFaults } from '../helpers/searchFaults.ts'
import { evaluate, fixture, folderOf, root, variantNames } from './agencyFolder.ts'
import { builtSite, pagesOf, readPage } from './sites.ts'
import { findTellTales, readableText, tellTalesOf } from './tellTales.ts'

for (const variant of variantNames) {
  test(`nothing of the sample is in any file of the other agency's site (${variant})`, () => {
    const sample = evaluate(root, join(fixture, 'production.env'))
    const tellTales = tellTalesOf(sample, evaluate(folderOf(variant)))
    // An empty search would find nothing.
    expect(tellTales.phrases.length).toBeGreaterThan(100)
    expect(tellTales.words.size).toBeGreaterThan(100)
    expect(findTellTales(builtSite(variant), tellTales)).toEqual([])
    expect(findTellTales(`${builtSite(variant)}-hosts`, tellTales)).toEqual([])
  })

  test(`every link and anchor of the other agency's site leads somewhere (${variant})`, () => {
    const folder = builtSite(variant)
    const pages = new Map(pagesOf(variant).map(({ path, file }) => [path as string, readPage(variant, file)]))
    const files = new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `/${file.replaceAll('\\', '/')}`,
      ),
    )
    const broken: string[] = []
    for (const [path, html] of pages) {
      const targets = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '')
      expect(targets.length, path).toBeGreaterThan(15)
      for (const target of targets) {
        const [address = '', anchor] = target.replace('https://bjork-lokke.no', '').split('#')
        if (/^(https:|mailto:|tel:|data:)/.test(address)) continue
        const page = pages.get(address === '' ? path : address)
        if (page === undefined ? !files.has(address) : anchor && !page.includes(` id="${anchor}"`))
          broken.push(`${path}: ${target}`)
      }
    }
    expect(broken).toEqual([])
  })
}

test('search engines and other sites have nothing to object to in the other agency’s site', () => {
  for (const variant of variantNames)
    expect(searchFaults(builtSite(variant), 'https://bjork-lokke.no', pagesOf(variant)), variant).toEqual([])
})

test('the search finds the words of an agency in its own pages', () => {
  const found = findTellTales(builtSite('asWritten'), tellTalesOf(evaluate(folderOf('asWritten')), {}))
  const among = (file: string) => found.filter((line) => line.startsWith(`/${file}`)).length
  for (const { file } of pagesOf('asWritten')) expect(among(file), file).toBeGreaterThan(20)
  expect(among('assets/')).toBeGreaterThan(100)
})

test('the address, the telephone link and the name follow the agency’s country and spelling', () => {
  const contact = readPage('asWritten', 'contact.html')
  expect(readableText(contact)).toMatch(/Vevergaten 14\s+5011 Bergen/)
  expect(contact).toContain('href="tel:+4755612830"')
  expect(contact).toContain('Bjørk &amp; Løkke')
  expect(contact).not.toMatch(/&amp;amp;|Ã¸|undefined|null,/)
})

test('no page has the placeholder of a text', () => {
  for (const variant of variantNames)
    for (const { file } of pagesOf(variant))
      expect(readableText(readPage(variant, file)), `${variant} ${file}`).not.toMatch(/\{\w+\}/)
})

test('a site without projects and testimonials has neither page, nor a link to them', () => {
  const names = readdirSync(builtSite('least'))
  expect(names).toContain('about.html')
  expect(names.filter((name) => /portfolio|testimonials/.test(name))).toEqual([])
  for (const { file } of pagesOf('least'))
    expect(readPage('least', file), file).not.toMatch(/href="[^"]*\/(portfolio|testimonials)/)
})

test('a site without a booking page and a calendar has no button on the contact page that leads there', () => {
  const main = /<main.*<\/main>/s.exec(readPage('least', 'contact.html'))?.[0] ?? ''
  expect(main).toContain('<h1')
  expect(main).not.toMatch(/href="\/contact"|<iframe|id="schedule"/)
})
