import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLanguages } from '../../src/tooling/content/readContent.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { fileOf, routes, sceneOf } from '../../src/routes/table.ts'
import { axeProblems, expect, hydrated, seeEverything, test } from '../e2e/fixtures.ts'
import { brightShare } from '../e2e/pictures.ts'
import { shapeFaults } from '../e2e/shape.ts'
import { listen, type Listening } from '../helpers/listen.ts'
import { folderOf, modulesIn, root, variantNames, type VariantName } from './agencyFolder.ts'

/** Returns the texts of content that have two words and 12 characters: shorter ones may be in any site. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 12 || !value.includes(' ') ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Pages whose parts the others repeat. */
const FEW: Partial<Record<VariantName, string[]>> = { asWritten: ['about', 'portfolio'], office: ['home'] }

/** Lists without records. */
const LACKING: Partial<Record<VariantName, string[]>> = {
  office: ['projects', 'testimonials'],
  bakery: ['projects', 'testimonials'],
}

for (const variant of variantNames)
  test.describe(`another agency's site (${variant})`, { tag: FEW[variant] ? [] : '@deep' }, () => {
    const folder = join(folderOf(variant), 'dist')
    let site: Listening
    test.beforeAll(async () => {
      site = await listen(siteHandler(folder))
    })
    test.afterAll(() => site.close())

    const pages = routes
      .filter(({ needs = '' }) => !LACKING[variant]?.includes(needs))
      .filter(({ id }) => variant !== 'rightToLeft' || ['home', 'services', 'contact'].includes(id))
      .flatMap(({ id }) =>
        (['asWritten', 'office', 'bakery'].includes(variant) ? [0, 1] : [0]).map((language) => ({
          id,
          language,
        })),
      )

    for (const { id, language } of pages) {
      const tag = language === 0 && FEW[variant]?.includes(id) ? [] : ['@deep']
      test(
        `${id} is the agency's own in language ${language}, fits, is accessible and leads on`,
        { tag },
        async ({ page, problems, request }) => {
          const contents = readLanguages(folderOf(variant))
          const own = modulesIn(folderOf(variant))
          const { [id]: url, home } = own[language]?.navigation.paths ?? {}
          const file = fileOf(contents[language]?.paths[id] ?? '')
          if (url === undefined) throw new Error(`The agency has no language ${language}`)
          const address = id === 'notFound' ? `${home}nowhere` : url
          await page.setViewportSize({ width: 390, height: 900 })
          const response = await page.goto(`${site.origin}${address}`)
          expect(response?.status()).toBe(id === 'notFound' ? 404 : 200)
          await hydrated(page)
          await expect(page.locator('html')).toHaveAttribute('lang', contents[language]?.language ?? '')
          await expect(page.locator('#stage > [data-scene]')).toHaveAttribute(
            'data-scene',
            sceneOf(id, contents[0].agency.scenes ?? {}),
          )
          await expect(page).toHaveTitle(/[\w\p{L}]/u)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u)
          await seeEverything(page)
          expect(await axeProblems(page)).toEqual([])
          for (const width of variant === 'asWritten'
            ? [390, 1024, 1440]
            : [320, 390, 768, 1024, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 })
            const whole = variant === 'asWritten' ? 'all' : 'headings'
            expect.soft(await shapeFaults(page, whole), `at ${width} px`).toEqual([])
            const wrapped = await page
              .locator('h1:has(br) > span')
              .evaluateAll((lines) => lines.filter((line) => line.getClientRects().length > 1).length)
            if (width >= 1024) expect.soft(wrapped, `written lines that wrap at ${width} px`).toBe(0)
          }
          if (variant === 'rightToLeft' && id === 'home') {
            await page.setViewportSize({ width: 1440, height: 900 })
            await page.evaluate(() => {
              const backdrop = document.getElementById('backdrop')!
              backdrop.replaceChildren()
              backdrop.style.background = 'white'
              const open = document.querySelector('[data-surface=open]')
              open?.scrollIntoView({ block: 'center', behavior: 'instant' })
            })
            const white = async (x: number) =>
              brightShare(await page.screenshot({ clip: { x, y: 440, width: 20, height: 20 } }), 200)
            expect(
              [await white(20), await white(1400)],
              'scene at the left, scrim of the text at the right',
            ).toEqual([1, 0])
          }

          const targets = await page
            .locator('a[href]')
            .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
          const ownTargets = targets.filter((target) => target.startsWith(site.origin))
          expect(ownTargets.length).toBeGreaterThan(4)
          for (const target of ownTargets) {
            const answer = await request.get(target)
            expect(answer.status(), target).toBe(new URL(target).pathname.endsWith('/nowhere') ? 404 : 200)
            const { hash } = new URL(target)
            if (hash)
              expect(await answer.text(), target).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
          }
          // The 404 page reports the address that somebody asked for.
          expect(problems.splice(0)).toEqual(id === 'notFound' ? [`Page not found: ${address}`] : [])

          const html = readFileSync(join(folder, file), 'utf8')
          expect(html).not.toMatch(/>[^<]*\{\w+\}[^<]*</)
          if (variant === 'bakery' && id === 'home')
            expect(html, 'lines as high as their letters').toMatch(/--ink-title:[\d.]+/)
          const sample = new Set(textsOf(modulesIn(root, true)))
          const shown = new Set(textsOf(own[language]))
          const others = own.filter((_, index) => index !== language)
          const left = [...sample, ...textsOf(others)].filter(
            (text) => !shown.has(text) && html.includes(text),
          )
          expect(left, 'texts of the sample and of other languages').toEqual([])
        },
      )
    }
  })
