import { FIRST_FRAME_TIMEOUT } from '../../src/backdrop/page/controller.ts'
import { engines } from './engines.ts'
import { engineOf, expect, test } from './fixtures.ts'
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
    // Workers that find WebGL and draw nothing.
    window.Worker = class extends EventTarget {
      constructor() {
        super()
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'hardware' })), 0)
      }
      postMessage({ type, state }) {
        if (type !== 'start') return
        const isHydrated = document.querySelector('header button[aria-expanded]') !== null
        document.documentElement.dataset.started = state.route + (isHydrated ? ', hydrated' : '')
      }
      terminate() {}
    }
  }`)
  await tab.load(`${tab.site.origin}/about`)
  await expect.poll(() => tab.run(() => document.documentElement.dataset['started'])).toBe('about')
})

for (const [where, path] of [
  ['in its worker, or in the page where workers have no WebGL,', '/'],
  ['in the page that asks for it,', '/?backdrop=page'],
] as const) {
  test(`the scene runs ${where} and moves`, async ({ tab }, { project }) => {
    // Fewer pixels take software rendering less time.
    await tab.resize(640, 300)
    await tab.run(() => localStorage.setItem('site.motion', 'play'))
    // Software rendering on loaded cores can exceed the site's time limit for the first frame.
    tab.site.setup.push(`{
      const start = window.setTimeout.bind(window)
      window.setTimeout = (work, delay, ...rest) => start(work, delay >= ${FIRST_FRAME_TIMEOUT} ? 0x7fffffff : delay, ...rest)
    }`)
    await tab.open(path)
    await expect.poll(() => tab.sees('#backdrop canvas[data-shown]'), { timeout: 60_000 }).toBe(true)
    const isHidden = async (hidden: boolean) => {
      await tab.run(
        (visibility) => {
          document.querySelector<HTMLElement>('#backdrop canvas')?.style.setProperty('visibility', visibility)
        },
        hidden ? 'hidden' : 'visible',
      )
    }
    await tab.run(() => {
      const [sheet] = document.styleSheets
      sheet?.insertRule('#page, #stage picture { visibility: hidden !important }', sheet.cssRules.length)
      // WebKit's scrollbar fades out.
      sheet?.insertRule('html { overflow: hidden !important }', sheet.cssRules.length)
    })
    await isHidden(true)
    let empty = await tab.screenshot()
    await expect
      .poll(async () => {
        const last = empty
        empty = await tab.screenshot()
        return empty.equals(last)
      })
      .toBe(true)
    await isHidden(false)
    const pictures: Buffer[] = [empty]
    // Each picture differs from those before.
    await expect
      .poll(async () => {
        const picture = await tab.screenshot()
        if (pictures.every((other) => !other.equals(picture))) pictures.push(picture)
        return pictures.length
      })
      .toBeGreaterThan(2)
    const { sceneIn } = engines[engineOf(project.name)]
    expect(tab.site.requests.some(({ path: asked }) => asked.includes('/stage.worker'))).toBe(
      path === '/' && sceneIn === 'worker',
    )
  })
}
