import { servedRoutes } from '../../src/routes/served.ts'
import { expect, test } from './fixtures.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

for (const width of [320, 1440]) {
  test(`long words wrap instead of widening the page at ${width} px`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path } of servedRoutes) {
      await page.goto(path === '*' ? '/nowhere' : path)
      const pageWidth = await page.evaluate((word) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (
            node instanceof Text &&
            node.data.trim() !== '' &&
            !node.parentElement?.closest('script, style')
          )
            texts.push(node)
        }
        for (const text of texts) text.data += ` ${word}`
        // Too few texts mean that the page did not load.
        return texts.length > 20 ? document.documentElement.scrollWidth : -1
      }, WORD)
      expect(pageWidth, path).toBe(width)
    }
    problems.splice(0)
  })
}

test('the scene fades to 30% in windows where text covers it', async ({ page }) => {
  await page.goto('/')
  const windows = [
    { width: 844, height: 390, opacity: '0.3' },
    { width: 320, height: 200, opacity: '0.3' },
    { width: 390, height: 844, opacity: '1' },
    { width: 768, height: 1024, opacity: '1' },
    { width: 1024, height: 700, opacity: '1' },
  ]
  for (const { opacity, ...size } of windows) {
    await page.setViewportSize(size)
    await expect(page.locator('#stage')).toHaveCSS('opacity', opacity)
  }
})
