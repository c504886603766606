import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { findBrowser } from '../../src/tooling/findBrowser.ts'
import { readLanguages } from '../../src/tooling/content/readContent.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { allOf, axeProblems, expect, hydrated, openPage, seeEverything, test } from '../e2e/fixtures.ts'
import { holdRequests } from '../e2e/requests.ts'
import { shapeFaults } from '../e2e/shape.ts'
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
      for (const [index, picture] of (await allOf(page.locator(PICTURES))).entries()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => held.length).toBeGreaterThan(index)
      }
      const reserved = await places(page)
      expect(reserved.length).toBeGreaterThan(0)
      for (const { width, height } of reserved) expect(Math.min(width, height)).toBeGreaterThan(15)

      release()
      for (const image of await allOf(page.locator('main img'))) {
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

test('a card leads to the story of its project, which has a page in each language', async ({ page }) => {
  const [nb, pl] = readLanguages(folder)
  const slug = 'landing-notes-signed-on'
  const storyOf = (content: typeof nb | undefined) =>
    content?.projects.find((project) => project.slug === slug)
  const link = (content: typeof nb | undefined) => `${content?.paths.portfolio}/${slug}`
  const card = page.getByRole('link', { name: storyOf(nb)?.title ?? '', exact: true })
  await openPage(page, `${site.origin}${nb.paths.portfolio}`)
  await card.click()
  const { title = '', paragraphs = [], pictures = [] } = storyOf(nb)?.story ?? {}
  await expect(page).toHaveURL(`${site.origin}${link(nb)}`)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const paragraph of paragraphs) await expect(page.getByText(paragraph)).toBeVisible()
  await expect(page.locator('main figure img')).toHaveCount(pictures.length)
  await page.goBack()
  await expect(page).toHaveURL(`${site.origin}${nb.paths.portfolio}`)
  await expect(card).toBeInViewport()

  await page.goto(`${site.origin}${link(nb)}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${link(nb)}$`))
  await expect(page.locator('link[hreflang=pl]')).toHaveAttribute('href', new RegExp(`${link(pl)}$`))
  await hydrated(page)
  await seeEverything(page)
  expect(await axeProblems(page)).toEqual([])
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await shapeFaults(page), `at ${width} px`).toEqual([])
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click()
  await expect(page).toHaveURL(`${site.origin}${link(pl)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyOf(pl)?.story?.title ?? '')
  // A story without technologies and facts hydrates too.
  await openPage(page, `${site.origin}${nb.paths.portfolio}/warm-flats-from-a`)
})
