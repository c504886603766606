import { servedRoutes } from '../helpers/content.ts'
import { measureContrast, openMeter, type Conditions, type Measured } from './contrastMeter.ts'
import { expect, scenePages, test } from './fixtures.ts'

/** A small phone, and a phone with large text: windows in which the text of a first screen leaves no room below it. */
const tightest: readonly Conditions[] = [
  { width: 375, height: 553 },
  { width: 390, height: 844, text: 200 },
]

const everywhere: readonly Conditions[] = [
  ...tightest,
  { width: 320, height: 568 },
  { width: 384, height: 512 },
  { width: 390, height: 844 },
  { width: 390, height: 844, text: 150 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 780 },
  { width: 1440, height: 900 },
  { width: 1440, height: 900, text: 200 },
  { width: 390, height: 844, contrast: 'more' },
  { width: 1440, height: 900, contrast: 'more' },
]

const nameOf = ({ width, height, text = 100, contrast }: Conditions) =>
  `${width}x${height}${text === 100 ? '' : `, text at ${text}%`}${contrast ? `, ${contrast} contrast` : ''}`

const described = (path: string, where: string, { line, ratio, needs, time, scrollY }: Measured) =>
  `${path} ${where}: "${line}" has ${ratio.toFixed(2)} of ${needs} at ${time} s, scrolled to ${scrollY} px`

/** Lines below the contrast that they need. */
const faultsIn = (path: string, conditions: Conditions, found: readonly Measured[]) =>
  found.filter(({ ratio, needs }) => ratio < needs).map((each) => described(path, nameOf(conditions), each))

const shareOf = ({ ratio, needs }: Measured) => ratio / needs

for (const [index, { scene, path }] of scenePages.entries())
  test(
    `the text of a first screen that fills a small window is legible over the moving scene ${scene}`,
    { tag: scene === 'services' ? [] : '@deep' },
    async ({ page }) => {
      await openMeter(page, path)
      const conditions = tightest[index % tightest.length]!
      const found = await measureContrast(page, { ...conditions, times: [0, 27, 54], step: 0 })
      expect(faultsIn(path, conditions, found)).toEqual([])
    },
  )

test.describe(
  'over the scene, at every moment of a minute and at every scroll position,',
  { tag: '@deep' },
  () => {
    // One worker runs them all, so that their rows are printed as one table.
    test.describe.configure({ mode: 'default', timeout: 900_000 })
    const table: string[] = []
    test.afterAll(() => console.log(['The worst line of each page:', ...table].join('\n')))

    for (const { url } of servedRoutes) {
      test(`all text and all controls of ${url} are legible`, async ({ page, problems }) => {
        const faults: string[] = []
        let worst: { where: string; measured: Measured } | null = null
        await openMeter(page, url)
        for (const conditions of everywhere) {
          const found = await measureContrast(page, conditions)
          faults.push(...faultsIn(url, conditions, found))
          for (const measured of found)
            if (!worst || shareOf(measured) < shareOf(worst.measured))
              worst = { where: nameOf(conditions), measured }
        }
        table.push(
          worst ? described(url, worst.where, worst.measured) : `${url}: legible over a white scene as well`,
        )
        expect(faults).toEqual([])
        problems.splice(0)
      })
    }
  },
)
