import { routeScenes } from '../../../src/routes/table.ts'
import { openFreshPage } from '../browser.ts'
import { IMPLEMENTATIONS, type FrameRequest, type FrameResult } from '../pages/frameRequest.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

/** Largest accepted difference between two pictures, as a share of their brightness. Sorting order causes small ones. */
const SAME_PICTURE = 0.02

/** @throws Error when the scene and the alternative do not draw the same picture: their times could not be compared */
function checkSamePicture(scene: string, own: FrameResult, other: FrameResult): void {
  const brightness = own.brightness.reduce((sum, value) => sum + value, 0)
  const difference = own.brightness.reduce(
    (sum, value, cell) => sum + Math.abs(value - (other.brightness[cell] ?? 0)),
    0,
  )
  if (brightness > 0 && difference <= SAME_PICTURE * brightness) return
  throw new Error(`${scene} with ${own.bodies} bodies: the pictures differ by ${difference} of ${brightness}`)
}

/**
 * Measures a frame of each scene, with its number of bodies and ten times as many, and of two other ways to draw its
 * bodies: `script` is the frame's JavaScript with stubbed draw calls, `frame` the time until its pixels can be read.
 */
export async function measureFrames(options: BenchmarkOptions): Promise<Row[]> {
  const { browser, origins, quick, rounds } = options
  const rows: Row[] = []
  for (const scene of quick ? (['default', 'portfolio'] as const) : routeScenes)
    for (const factor of [1, 10])
      for (const measure of ['script', 'frame'] as const) {
        const results = await alternate(IMPLEMENTATIONS, rounds, async (implementation) => {
          const page = await openFreshPage(browser)
          await page.goto(`${origins.comparisons}/frames/`)
          const request: FrameRequest = { scene, factor, measure, implementation }
          const result = await page.evaluate((requested) => window.measureFrames(requested), request)
          await page.context().close()
          return result
        })
        const [own] = results.scene
        const [glass] = results['three.js with glass']
        if (!own || !glass) throw new Error('nothing was measured')
        checkSamePicture(scene, own, glass)
        const ms = (name: (typeof IMPLEMENTATIONS)[number]) =>
          median(results[name].map(({ milliseconds }) => milliseconds))
        rows.push({
          scene,
          bodies: own.bodies,
          measure,
          'scene, ms': ms('scene'),
          'draw calls': own.calls,
          'with contours, ms': ms('scene with contours'),
          'contours / none': ms('scene with contours') / ms('scene'),
          '/ three.js with glass': ms('scene') / ms('three.js with glass'),
          '/ Fiber meshes': ms('scene') / ms('Fiber meshes'),
        })
      }
  return rows
}
