import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { paths, servedRoutes } from '../helpers/content.ts'
import { expect, openPage, openPlaying, test } from './fixtures.ts'

/** Opens a file in another window, in which no script runs. */
async function openFile(page: Page, file: string, data: string): Promise<Page> {
  await writeFile(file, data)
  const window = await page.context().browser()?.newPage({ javaScriptEnabled: false })
  if (!window) throw new Error('No browser opens the copy.')
  await window.goto(`file://${file}`)
  return window
}

/** Returns the texts that their opacity alone hides. */
const faded = (page: Page) =>
  page
    .locator('#page *')
    .evaluateAll((elements) =>
      elements
        .filter((each) => each.checkVisibility() && !each.checkVisibility({ opacityProperty: true }))
        .flatMap(({ textContent }) => textContent || []),
    )

for (const { id, url } of servedRoutes)
  test(`a copy of ${id} that is saved as one file shows all of its text`, async ({
    page,
    problems,
  }, info) => {
    await openPage(page, url)
    await expect.poll(() => problems).toEqual(id === 'notFound' ? [`Page not found: ${url}`] : [])
    problems.length = 0
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureSnapshot')
    const copy = await openFile(page, info.outputPath('page.mhtml'), data)
    await expect(copy.locator('h1')).toHaveText((await page.locator('h1').textContent()) ?? '')
    expect(await faded(copy)).toEqual([])
    await copy.close()
  })

test('a copy of the elements and their rules, saved while the scene runs, shows the still', async ({
  page,
}, info) => {
  await openPlaying(page, paths.home)
  await expect(page.locator('#stage > [data-poster]')).toBeHidden()
  // Tools that archive pages write the rules of constructed style sheets out.
  const html = await page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    const style = `<style>${rules.map(({ cssText }) => cssText).join('')}</style>`
    return document.documentElement.outerHTML.replace('</head>', `${style}</head>`)
  })
  const copy = await openFile(page, info.outputPath('page.html'), html)
  await expect(copy.locator('#stage canvas')).toHaveCSS('opacity', '1')
  await expect(copy.locator('#stage > [data-poster]')).toHaveCSS('visibility', 'visible')
  await expect(copy.locator('#stage > [data-poster]')).toHaveCSS('opacity', '1')
  await copy.close()
})
