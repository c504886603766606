import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { findBrowser } from '../../src/tooling/findBrowser.ts'
import { readLanguages } from '../../src/tooling/content/readContent.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { expect, openPage, test } from '../e2e/fixtures.ts'
import { holdRequests } from '../e2e/requests.ts'
import { listen, type Listening } from '../helpers/listen.ts'
import { folderOf } from './agencyFolder.ts'

const folder = folderOf('asWritten')

// Chromium without an interface loads pictures that are further away.
test.use({ launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] } })
let site: Listening
test.beforeAll(async () => {
  site = await listen(siteHandler(join(folder, 'dist')))
})
test.afterAll(() => site.close())

const [first] = readLanguages(folder)

/** Photographs and logos. */
const PICTURES = 'main :is(img, i)'

/** Returns the places of the pictures and logos in the page. */
const places = (page: Page) =>
  page.locator(PICTURES).evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect()
      return { x, y: y + scrollY, width, height }
    }),
  )

for (const id of ['home', 'about', 'portfolio'] as const)
  test(
    `the pictures of ${id} have a place before they load, load late, and exist in every size`,
    { tag: id === 'portfolio' ? [] : '@deep' },
    async ({ page, request }) => {
      const isPicture = (url: URL) => /\/assets\/.*\.(avif|webp|jpe?g|svg)$/.test(url.pathname)
      const { release, held } = await holdRequests(page, isPicture)
      await openPage(page, `${site.origin}${first.paths[id]}`)
      expect(held, 'before somebody scrolls').toEqual([])
      for (const [index, picture] of (await page.locator(PICTURES).all()).entries()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => held.length).toBeGreaterThan(index)
      }
      const reserved = await places(page)
      expect(reserved.length).toBeGreaterThan(0)
      for (const { width, height } of reserved) expect(Math.min(width, height)).toBeGreaterThan(15)

      release()
      for (const image of await page.locator('main img').all()) {
        await expect(image).toHaveAttribute('alt', /\p{L}/u)
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      }
      expect(await places(page)).toEqual(reserved)

      const sets = await page
        .locator('main :is(source, img)')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('srcset') ?? ''))
      for (const url of sets.flatMap((set) => set.split(', ').map((entry) => entry.replace(/ .*/, '')))) {
        const answer = await request.get(`${site.origin}${url}`)
        expect(answer.status(), url).toBe(200)
        expect(answer.headers()['content-type'], url).toBe(`image/${url.replace(/.*\./, '')}`)
      }
    },
  )
