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

test('the backdrop starts with the scene of its page, also before the page is hydrated', async ({ tab }) => {
  await tab.run(() => localStorage.setItem('site.motion', 'play'))
  tab.site.setup.push(`{
    // React hydrates in messages to itself.
    const Channel = window.MessageChannel
    window.MessageChannel = class {
      constructor() {
        const { port1, port2 } = new Channel()
        this.port1 = port1
        this.port2 = { postMessage: (message) => setTimeout(() => port2.postMessage(message), 1000) }
      }
    }
    window.requestIdleCallback = (task) => setTimeout(task, 0)
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.type === 'start') {
        const isHydrated = document.querySelector('header button[aria-expanded]') !== null
        document.documentElement.dataset.started = message.state.route + (isHydrated ? ' after' : ' before')
      }
      return send.call(this, message, ...rest)
    }
  }`)
  await tab.load(`${tab.site.origin}/about`)
  await expect.poll(() => tab.run(() => document.documentElement.dataset['started'])).toBe('about before')
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
