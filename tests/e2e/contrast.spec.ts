import { paths, servedRoutes } from '../helpers/content.ts'
import { contrastFaults, prepareMeter } from './contrastMeter.ts'
import { expect, test } from './fixtures.ts'

test('the text of a first screen that fills a small window is legible over the moving scene', async ({
  page,
}) => {
  await prepareMeter(page)
  const window = { width: 375, height: 553, times: [0, 27, 54], step: 0 }
  expect(await contrastFaults(page, paths.services, window)).toEqual([])
})

const windows = [
  { width: 320, height: 568 },
  { width: 375, height: 553 },
  { width: 390, height: 844 },
  { width: 390, height: 844, text: 200 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1440, height: 900, text: 200 },
]

for (const { url } of servedRoutes)
  test(
    `all text and all controls of ${url} are legible over the scene at every scroll position`,
    { tag: '@deep' },
    async ({ page, problems }) => {
      test.setTimeout(1_800_000)
      await prepareMeter(page)
      // At other moments the scene stays quiet behind the text: tests/scenes/quietZone.test.tsx.
      for (const window of windows)
        expect
          .soft(await contrastFaults(page, url, { ...window, times: [0, 12, 24, 36, 48], step: 0.5 }))
          .toEqual([])
      problems.splice(0)
    },
  )
