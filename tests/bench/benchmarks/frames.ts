import { routeScenes } from '../../../src/routes/table.ts'
import { openFreshPage } from '../browser.ts'
import { IMPLEMENTATIONS, type FrameRequest } from '../pages/frameRequest.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/**
 * Measures a frame of each scene, at its first station and between the first two, and beside it plain
 * three.js and, if `--before` names one, another checkout: `script` is the frame's JavaScript with stubbed
 * draw calls, `frame` the time until its pixels can be read.
 */
export async function measureFrames(options: BenchmarkOptions): Promise<Row[]> {
  const { browser, origins, quick, rounds, hasBefore } = options
  const variants = [...IMPLEMENTATIONS, ...(hasBefore ? (['before'] as const) : [])]
  const rows: Row[] = []
  for (const scene of quick ? (['default', 'portfolio'] as const) : routeScenes)
    for (const station of [0, 0.5])
      for (const measure of ['script', 'frame'] as const) {
        const results = await alternate(variants, rounds, async (variant) => {
          const page = await openFreshPage(browser)
          await page.goto(`${origins.comparisons}/${variant === 'before' ? 'before' : 'frames'}/`)
          const implementation = variant === 'before' ? 'scene' : variant
          const request: FrameRequest = { scene, station, measure, implementation }
          const result = await page.evaluate((requested) => window.measureFrames(requested), request)
          await page.context().close()
          return result
        })
        const [own] = results.scene
        if (!own) throw new Error('nothing was measured')
        const ms = (name: (typeof variants)[number]) =>
          median(results[name].map(({ milliseconds }) => milliseconds))
        rows.push({
          scene,
          station,
          measure,
          'scene, ms': ms('scene'),
          'draw calls': own.calls,
          'contours / none': ms('scene with contours') / ms('scene'),
          'with text / without': ms('scene with contours and text') / ms('scene with contours'),
          ...(hasBefore && { 'before, ms': ms('before'), '/ before': ms('scene') / ms('before') }),
        })
      }
  return rows
}
