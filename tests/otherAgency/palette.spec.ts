import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { colorsOf } from '../../src/theme/palette.ts'
import { mixed } from '../helpers/contrast.ts'
import { folderOf, root } from './agencyFolder.ts'

test("the agency's palette colors its pages, its scenes and the browser, and none of the sample's is left", async ({
  page,
}) => {
  // An agency's copy of this project has no sample.
  test.skip(!readContent(root).palette.sample)
  const folder = folderOf('asWritten')
  const { palette } = readContent(folder)
  // Pictures have the palette of the day on which they were taken.
  const files = globSync('dist/**/*.{html,js,css,svg,webmanifest}', {
    cwd: folder,
    exclude: ['dist/posters/**'],
  })
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  const builtText = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')

  // The page's styles are in its head.
  await page.setContent(builtText('index.html').replaceAll(/<script[^>]*src=[^>]*>/g, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    mixed(palette.text, 100, '#000000'),
  )
  await expect(page.locator('body')).toHaveCSS('background-color', mixed(palette.ground, 100, '#000000'))
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', palette.ground)
  expect(JSON.parse(builtText('site.webmanifest'))).toMatchObject({
    background_color: palette.ground,
    theme_color: palette.ground,
  })

  const scenes = texts.filter((text) => text.includes('WebGLRenderer'))
  expect(scenes.length).toBeGreaterThan(1)
  for (const color of [...Object.values(palette.accents), palette.warm])
    for (const script of scenes) expect(script).toContain(color)

  const own = new Set(Object.values(colorsOf(palette)))
  const sample = Object.values(colorsOf(readContent(root).palette)).filter((color) => !own.has(color))
  expect(sample.length).toBeGreaterThan(10)
  expect(sample.filter((color) => texts.some((text) => text.includes(color)))).toEqual([])
})
