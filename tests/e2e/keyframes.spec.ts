import { openingPoster, paths, servedRoute } from '../helpers/content.ts'
import type { Locator, Page } from 'playwright/test'
import { posterName } from '../../src/backdrop/posters.ts'
import { lastKeyframeOf } from '../../src/scenes/facts.ts'
import { fill, send } from './contactForm.ts'
import { brightShare, emptyShare } from './pictures.ts'
import { grid } from '../../src/theme/grid.ts'
import { expect, needsPage, openPage, openPlaying, pauseScene, test } from './fixtures.ts'
import { scenePages, walkTo, webglFound } from './fixtures.ts'
import { fakeStage, inStage } from './stageWorker.ts'

const { scene } = servedRoute('about')
const LAST = posterName({ scene, keyframe: lastKeyframeOf(scene) })

const scrollToEdge = (page: Page, edge: 'end' | 'top') =>
  page.evaluate(
    (to) => scrollTo({ top: to === 'end' ? document.body.scrollHeight : 0, behavior: 'instant' }),
    edge,
  )

/**
 * Expects the poster of this name in the backdrop, and no other: `about-2` at the second keyframe after the
 * first.
 */
const expectPoster = (page: Page, name: string) =>
  expect(page.locator('#stage [data-poster]:not([data-leaving])')).toHaveAttribute('data-poster', name)

test(
  'a visitor with reduced motion sees a still of each keyframe',
  { tag: '@quick' },
  async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found = webglFound(page)
    await openPage(page, paths.about)
    await found
    await expectPoster(page, openingPoster('about'))
    await scrollToEdge(page, 'end')
    await expectPoster(page, LAST)
    await expect(page.locator('#stage [data-poster]')).toHaveCount(1)
    await expect(page.locator('#stage picture:last-child img')).not.toHaveJSProperty('naturalWidth', 0)
    await walkTo(page, 'contact')
    await expectPoster(page, openingPoster('contact'))
    await page.goBack()
    await expectPoster(page, LAST)
    await page.goto('/nowhere')
    await expectPoster(page, openingPoster('notFound'))
    problems.splice(0)
  },
)

test(
  'a paused scene gives way to the still of another keyframe, and comes back at its own',
  { tag: '@deep' },
  async ({ page }) => {
    await openPlaying(page, paths.about)
    await pauseScene(page)
    await scrollToEdge(page, 'end')
    await expectPoster(page, LAST)
    await expect(page.locator('#stage canvas')).toHaveCSS('opacity', '0')
    await scrollToEdge(page, 'top')
    await expect(page.locator('#stage canvas')).toHaveCSS('opacity', '1')
    // The still of a phone goes with its gap. The paused scene stands in the window.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(page.locator('#stage canvas')).toHaveCSS('opacity', '0')
    await expectPoster(page, openingPoster('about'))
  },
)

test('a scene that is paused between two stills gives way to the still of the page’s top @deep', async ({
  page,
}) => {
  await openPlaying(page, '/')
  const letters = page.locator('[data-keyframe="1"]')
  await letters.evaluate(async (section) => {
    section.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The store takes the position in the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await pauseScene(page)
  await expect(page.locator('#stage canvas')).toHaveCSS('opacity', '1')
  await scrollToEdge(page, 'top')
  await expect(page.locator('#stage canvas')).toHaveCSS('opacity', '0')
  await expectPoster(page, openingPoster('home'))
})

/** Scrolls so that the end of the element is at a share of the window's height, from the top. */
const scrollToEndOf = (element: Locator, share: number) =>
  element.evaluate((section, at) => {
    scrollTo({
      top: scrollY + section.getBoundingClientRect().bottom - at * innerHeight,
      behavior: 'instant',
    })
  }, share)

/** The lower part of a phone's window, in which a tall window has the bodies. */
const LOWER = { x: 0, y: 500, width: 390, height: 344 }

/** Expects the scene, and nothing of the page, in the lower part of the window. */
async function expectSceneGap(page: Page): Promise<void> {
  const texts = await page.evaluate(
    ({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.97].flatMap((down) => {
          const element = document.elementFromPoint(x + across * width, y + down * height)
          return element?.closest('article, form, p, h2, li, header, footer')
            ? [element.outerHTML.slice(0, 80)]
            : []
        }),
      ),
    LOWER,
  )
  expect(texts).toEqual([])
  await expect.poll(async () => brightShare(await page.screenshot({ clip: LOWER }), 60)).toBeGreaterThan(0.01)
}

test.describe('the scene gap of a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('shows the scene within the receipt of a message', async ({ page }) => {
    await openPage(page, paths.contact)
    await fill(page)
    await send(page)
    const gap = page.locator('[data-outcome] [data-scene-gap]')
    await scrollToEndOf(gap, 1)
    const clip = (await gap.boundingBox())!
    expect(
      await page.locator('[data-outcome]').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight),
    ).toBe(0)
    await expect.poll(async () => brightShare(await page.screenshot({ clip }), 60)).toBeGreaterThan(0.01)
  })

  test('shows the sea between the cards of the portfolio, unless a category is chosen', async ({ page }) => {
    needsPage('portfolio')
    await openPage(page, paths.portfolio)
    const cards = page.locator('main article')
    test.skip((await cards.count()) < 4, 'There are too few cards.')
    await scrollToEndOf(cards.nth(2), 0.56)
    await expectSceneGap(page)
    const gaps = () =>
      cards.evaluateAll((all) => {
        const boxes = all.map((card) => card.getBoundingClientRect()).filter(({ height }) => height > 0)
        return boxes.map(({ top }, index) => top - (boxes[index - 1]?.bottom ?? top))
      })
    expect(Math.max(...(await gaps()))).toBeGreaterThan(300)
    await page.locator('main button[aria-pressed]').nth(1).click()
    expect(Math.max(...(await gaps()))).toBeLessThan(100)
  })
})

for (const { id, path } of scenePages) {
  test(
    `a phone shows text or picture wherever one stops on ${id}, and the still goes along`,
    { tag: path === '/' ? [] : ['@deep'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, path)
      const clip = { x: 0, y: grid.header, width: 390, height: 844 - grid.header }
      const footer = await page
        .locator('#page > footer')
        .evaluate((element: HTMLElement) => element.offsetTop)
      for (let y = 0; y < footer; y += 360) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
        await expect
          .poll(async () => emptyShare(await page.screenshot({ clip }), 60), { message: `at ${y} px` })
          .toBeLessThan(0.4)
      }
      // The posters are printed at the ends of the gaps: there they fill the window, and leave it as the
      // page does.
      const gap = page.locator('[data-scene-gap]:not([data-surface]:last-of-type)').last()
      // Nothing scrolls above the first screen.
      const isFirst = await gap.evaluate((element) => element.matches('[data-hero]'))
      const [first, ...others] = (isFirst ? [1, 0.8] : [1, 0.8, 1.2]).map((share) => async () => {
        await scrollToEndOf(gap, share)
        return page
          .locator('#stage [data-poster]:not([data-leaving]) img')
          .last()
          .evaluate((image) => image.getBoundingClientRect().top / innerHeight)
      })
      await expect.poll(first!).toBeCloseTo(0, 2)
      for (const [index, place] of others.entries())
        await expect.poll(place).toBeCloseTo([-0.2, 0.2][index]!, 2)
    },
  )
}
test('the scene knows the service that is read or open, and the next page, also while paused', async ({
  page,
}) => {
  await fakeStage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPlaying(page, paths.services)
  const told = (expression: string) => expect.poll(() => inStage(page, `self.state.${expression}`))
  await told('inputs.readIcons.length').toBe(0)
  // A service without an icon has no instrument.
  const rows = page.locator('main details[data-icon]')
  test.skip((await rows.count()) < 2, 'There are too few icons.')
  const iconOf = (row: Locator) => row.getAttribute('data-icon')
  for (const row of [rows.last(), rows.first()]) {
    await scrollToEndOf(row, 0.52)
    await told('inputs.readIcons.at(-1)').toBe(await iconOf(row))
  }
  await rows.nth(1).locator('summary').click()
  await told('inputs.readIcons.at(-1)').toBe(await iconOf(rows.nth(1)))
  await told('inputs.openIcon').toBe(await iconOf(rows.nth(1)))
  await scrollToEdge(page, 'end')
  await told('inputs.readIcons.length').toBe(0)
  await walkTo(page, 'home')
  await told('route').toBe('home')
  await pauseScene(page)
  await walkTo(page, 'services')
  await told('route').toBe('services')
})

test('the scene knows the project that is read, in a tall window the one above the gap', async ({ page }) => {
  needsPage('portfolio')
  await fakeStage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPlaying(page, paths.portfolio)
  const read = () => expect.poll(() => inStage(page, 'self.state.inputs.readProject'))
  await read().toBe(0)
  const cards = page.locator('main article')
  test.skip((await cards.count()) < 4, 'There are too few cards.')
  await scrollToEndOf(cards.nth(1), 0.7)
  await read().toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await scrollToEndOf(cards.nth(2), 0.56)
  await read().toBe(2)
  await scrollToEdge(page, 'end')
  await read().toBe(-1)
})

test('the bodies of the last keyframe move up with the footer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height, most] of [
    // The closing call stands in the middle of a wide window, and fills a tall one.
    [1440, 900, 0.1],
    [390, 844, 0.01],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(paths.about)
    const covered = () =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        const bottom = document.getElementById('backdrop')?.getBoundingClientRect().bottom ?? Number.NaN
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN
        return (bottom - Math.max(0, footer)) / innerHeight
      })
    await expect.poll(covered, { message: `${width} x ${height}` }).toBeLessThan(most)
    expect(await covered()).toBeGreaterThan(-0.01)
  }
})
