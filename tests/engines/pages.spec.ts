import { shown, titleOf } from '../e2e/words.ts'
import { questions } from '../../src/content/questions.ts'
import { services } from '../../src/content/services.ts'
import { headerLinks } from '../../src/facts/navigation.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { readBuilt } from '../helpers/builtSite.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { difference } from './pictures.ts'

const pages = servedRoutes.map((route) => ({
  ...route,
  url: route.path === '*' ? '/no-such-page' : route.path,
}))

/** Text of the h1 of a built file. */
function headingOf(file: string): string {
  const [, markup = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readBuilt(file)) ?? []
  return markup.replaceAll(/<[^>]+>/g, '')
}

test('every page opens with its title and heading, fits the window and reports no problem', async ({
  tab,
}) => {
  for (const { id, url, file } of pages) {
    await test.step(id, async () => {
      await tab.open(url)
      expect(await tab.run(() => document.title)).toBe(titleOf(id))
      expect(await tab.run(() => document.querySelector('h1')?.textContent)).toBe(headingOf(file))
      const [wide, room] = await tab.run(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(wide).toBe(room)
      expect(tab.site.problems.splice(0)).toEqual(id === 'notFound' ? [`Page not found: ${url}`] : [])
      const failed = tab.site.requests.splice(0).filter(({ status }) => status >= 400)
      expect(failed).toEqual(id === 'notFound' ? [{ path: url, status: 404 }] : [])
    })
  }
})

test('every page shows all its text without JavaScript', async ({ tab }) => {
  for (const { id, url } of pages) {
    await test.step(id, async () => {
      await tab.load(tab.site.framed(url))
      const [heading, hidden] = await tab.run(() => {
        const inside = document.querySelector('iframe')?.contentDocument
        const elements = [...(inside?.querySelectorAll('main :is(h1, h2, h3, p, li)') ?? [])]
        const unseen = elements.filter((element) => {
          const closed = element.closest('details:not([open])') && !element.closest('summary')
          return !closed && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        })
        return [inside?.querySelector('h1')?.checkVisibility(), unseen.map(({ outerHTML }) => outerHTML)]
      })
      expect(heading).toBe(true)
      expect(hidden).toEqual([])
    })
  }
  expect(tab.site.requests.filter(({ path }) => path.includes('/createStage'))).toEqual([])
})

test('the menu opens without JavaScript', async ({ tab }) => {
  await tab.resize(...PHONE)
  await tab.load(tab.site.framed('/'))
  const visible = () =>
    tab.run(() =>
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('#menu li a') ?? [])]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href')),
    )
  expect(await visible()).toEqual([])
  const point = await tab.run(() => {
    const button = document.querySelector('iframe')?.contentDocument?.querySelector('header button')
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {}
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  })
  await tab.clickAt(point)
  await expect.poll(visible).toEqual(headerLinks.map(({ href }) => href))
})

test('a page works where the browser blocks site data', async ({ tab }) => {
  tab.site.setup.push(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })
    // Nothing remembers that the scene is paused.
    HTMLCanvasElement.prototype.getContext = () => null
    window.OffscreenCanvas = undefined`)
  await tab.open('/contact')
  await tab.type('textarea[name="message"]', 'Typed here')
  await tab.click('footer a[href="/about"]')
  await expect.poll(() => tab.run(() => document.title)).toBe(titleOf('about'))
  await tab.back()
  await expect.poll(() => tab.run(() => document.title)).toBe(titleOf('contact'))
  await expect
    .poll(() => tab.run(() => document.querySelector<HTMLTextAreaElement>('textarea')?.value))
    .toBe('Typed here')
  expect(await tab.run(() => typeof window.localStorage).catch(String)).toContain('denied')
})

test('the panel of the calendar has thin rings', async ({ tab }, { project }) => {
  test.skip(project.name === 'webkit', 'WebKitGTK 2.50 answers no screenshot of this part of the page')
  await tab.open('/contact')
  const area = await tab.run(() => {
    const drawn = (element: Element) => getComputedStyle(element).backgroundImage.includes('repeating-radial')
    const panel = [...document.querySelectorAll<HTMLElement>('main div')].find(drawn)
    if (!panel) return null
    panel.id = 'panel'
    const [sheet] = document.styleSheets
    sheet?.insertRule('header, #backdrop, #panel * { visibility: hidden !important }', sheet.cssRules.length)
    sheet?.insertRule('html { overflow: hidden !important }', sheet.cssRules.length)
    panel.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = panel.getBoundingClientRect()
    return {
      left: Math.ceil(left),
      top: Math.ceil(top),
      width: Math.floor(width),
      height: Math.floor(height),
    }
  })
  test.skip(area === null, 'the site has no calendar')
  if (!area) return
  await expect
    .poll(() => tab.run(() => document.getElementById('panel')?.closest('[data-reveal="waiting"]') === null))
    .toBe(true)
  await tab.run(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  )
  const withRings = await tab.screenshot()
  await tab.run(() => document.getElementById('panel')?.style.setProperty('background', 'none'))
  const { share } = await difference(tab, withRings, await tab.screenshot(), area)
  expect(share).toBeGreaterThan(0.002)
  expect(share).toBeLessThan(0.1)
})

test.describe('on paper', () => {
  /** Applies the rules for print to the screen, since WebDriver cannot ask for a print preview. */
  const asPrinted = () => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of cssRules)
        if (rule instanceof CSSMediaRule) {
          const { media } = rule
          media.mediaText = [...media]
            .map((query) =>
              /^(only )?screen/.test(query) ? 'not all' : query.replace(/^(only )?print/, 'all'),
            )
            .join(', ')
        }
  }

  for (const [path, texts] of [
    ['/services', services.map(({ longDescription }) => shown(longDescription))],
    ['/contact', questions.map(({ answer }) => shown(answer))],
  ] as const) {
    test(`every closed section on ${path} shows its content, and the backdrop is hidden`, async ({ tab }) => {
      test.skip(texts.length === 0, 'the content has no questions')
      await tab.open(path)
      const seen = () =>
        tab.run(
          (wanted) => {
            const text = [...document.querySelectorAll('main details')]
              .flatMap((section) => [...section.querySelectorAll('p')])
              .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
              .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
            return wanted.filter((each) => text.some((shownText) => shownText.includes(each)))
          },
          texts.map((text) => text.replaceAll('\u00a0', ' ')),
        )
      expect(await seen()).toEqual([])
      expect(await tab.sees('#backdrop')).toBe(true)
      await tab.run(asPrinted)
      await expect.poll(async () => (await seen()).length).toBe(texts.length)
      expect(await tab.sees('#backdrop')).toBe(false)
      expect(await tab.sees('a[href="#content"]')).toBe(false)
    })
  }
})
