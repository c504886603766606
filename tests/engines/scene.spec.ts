import { FIRST_FRAME_TIMEOUT } from '../../src/backdrop/page/conductor.ts'
import { expect, test } from './fixtures.ts'
import type { EnginePage } from './page.ts'

/** Path of the poster that is loaded and shown, or an empty string. */
const posterFile = (tab: EnginePage) =>
  tab.run(async () => {
    const image = document.querySelector<HTMLImageElement>('#stage picture:not([data-leaving]) img')
    if (!image?.complete || image.naturalWidth === 0) return ''
    await image.decode()
    return new URL(image.currentSrc).pathname
  })

test('a visitor who paused the scene sees the poster of each page, and no canvas', async ({ tab }) => {
  await tab.open('/about')
  await expect.poll(() => posterFile(tab)).toBe('/posters/about-wide.avif')
  await tab.click('header a[href="/contact"]')
  await expect.poll(() => posterFile(tab)).toBe('/posters/contact-wide.avif')
  expect(await tab.sees('#backdrop canvas')).toBe(false)
  expect(tab.site.requests.filter(({ path }) => path.includes('/createStage'))).toEqual([])
})

for (const [where, path] of [
  ['in its worker, or in the page where workers have no WebGL,', '/'],
  ['in the page', '/?backdrop=page'],
] as const) {
  test(`the scene runs ${where} and moves`, async ({ tab }) => {
    await tab.resize(640, 300)
    await tab.run(() => localStorage.setItem('site.motion', 'play'))
    // Software rendering on loaded cores can exceed the site's time limit for the first frame.
    tab.site.setup.push(`{
      const start = window.setTimeout.bind(window)
      window.setTimeout = (work, delay, ...rest) => start(work, delay >= ${FIRST_FRAME_TIMEOUT} ? 0x7fffffff : delay, ...rest)
    }`)
    await tab.open(path)
    await expect.poll(() => tab.sees('#backdrop canvas[data-shown]'), { timeout: 60_000 }).toBe(true)
    await tab.run(() => {
      document.getElementById('page')?.style.setProperty('visibility', 'hidden')
      for (const picture of document.querySelectorAll<HTMLElement>('#stage picture'))
        picture.style.visibility = 'hidden'
    })
    const first = await tab.screenshot()
    await expect.poll(async () => (await tab.screenshot()).equals(first)).toBe(false)
    await tab.run(() => document.querySelector('#backdrop canvas')?.remove())
    // Without the canvas nothing moves, so it was the canvas that moved.
    await expect.poll(async () => (await tab.screenshot()).equals(await tab.screenshot())).toBe(true)
    expect(tab.site.requests.some(({ path: asked }) => asked.includes('/stage.worker'))).toBe(path === '/')
  })
}
