import { agency } from '../../src/content/agency.ts'
import { describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/build/siteFiles.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { productionConfig } from '../helpers/productionConfig.ts'

/** @throws {Error} if the build writes no such file */
function contentOf(files: Readonly<Record<string, string>>, name: string): string {
  const content = files[name]
  if (content === undefined) throw new Error(`The build writes no ${name}`)
  return content
}

describe('the files for crawlers and home screens', () => {
  const files = siteFiles(productionConfig, '2026-11-22', new Date('2026-11-22T10:00:00Z'))

  it('give a home screen the name, the colors and the icons of the site', () => {
    const manifest: unknown = JSON.parse(contentOf(files, 'site.webmanifest'))
    expect(manifest).toMatchObject({
      name: agency.name,
      start_url: '/',
      background_color: '#03080d',
      theme_color: '#03080d',
    })
    const { icons } = manifest as { icons: { sizes: string }[] }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })

  it('allow every crawler', () => {
    expect(files['robots.txt']).toMatch(/^User-agent: \*\nAllow: \/\n/)
    expect(files['robots.txt']).not.toContain('Disallow')
  })

  it('list exactly the indexed pages in the sitemap', () => {
    const listed = [
      ...contentOf(files, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>2026-11-22<\/lastmod>/g),
    ].map(([, url]) => url)
    expect(listed).toEqual(
      servedRoutes.filter(({ indexed }) => indexed).map(({ path }) => `https://tidewright.com${path}`),
    )
    expect(files['robots.txt']).toContain('Sitemap: https://tidewright.com/sitemap.xml')
  })

  it('name no date of change where none is known', () => {
    expect(siteFiles(productionConfig, null, new Date())['sitemap.xml']).not.toContain('lastmod')
  })

  it('tell security researchers whom to write to, for less than a year', () => {
    const lines = files['.well-known/security.txt']!.trimEnd().split('\n')
    expect(lines).toEqual([
      `Contact: mailto:${agency.email}`,
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://tidewright.com/.well-known/security.txt',
    ])
    expect(siteFiles(productionConfig, null, new Date('2026-11-01T00:00:00Z'))).toEqual(
      siteFiles(productionConfig, null, new Date('2026-11-30T23:59:59Z')),
    )
  })
})
