import { routeScenes } from '../../../src/routes/table.ts'
import { openFreshPage } from '../browser.ts'
import {
  ALTERNATIVES,
  type FrameRequest,
  type FrameResult,
  type Implementation,
} from '../pages/frameRequest.ts'
import { formatMs, formatRatio, formatUs, type BenchmarkReport, type Sample, type Table } from '../report.ts'
import type { BenchServer } from '../server.ts'
import { alternate, median } from '../stats.ts'
import type { BenchmarkOptions } from './options.ts'

const SCENES = routeScenes
const FACTORS = [1, 10, 100] as const
/** Largest accepted difference between two pictures, as a share of their brightness. Sorting order causes small ones. */
const SAME_PICTURE = 0.02

export interface FramesOptions extends BenchmarkOptions {
  /** Serves the comparison pages. */
  comparisons: BenchServer
}

async function measureOnce(
  { browser, comparisons }: FramesOptions,
  request: FrameRequest,
): Promise<FrameResult> {
  const page = await openFreshPage(browser)
  await page.goto(`${comparisons.origin}/frames/`)
  const result = await page.evaluate((requested) => window.measureFrames(requested), request)
  await page.context().close()
  return result
}

/** @throws Error when the scene and the alternative do not draw the same picture: their times could not be compared */
function checkSamePicture(scene: string, own: FrameResult, other: FrameResult): void {
  const brightness = own.brightness.reduce((sum, value) => sum + value, 0)
  const difference = own.brightness.reduce(
    (sum, value, cell) => sum + Math.abs(value - (other.brightness[cell] ?? 0)),
    0,
  )
  if (brightness > 0 && difference <= SAME_PICTURE * brightness) return
  throw new Error(
    `${scene} with ${own.bodies} bodies: the alternative's picture differs by ${difference}, with a brightness of ${brightness}`,
  )
}

/** Measures implementations in turn. Returns a function that gives the median of one of them. */
async function medians<I extends Implementation>(
  options: FramesOptions,
  implementations: readonly I[],
  request: Omit<FrameRequest, 'implementation'>,
  samples: Sample[],
): Promise<(implementation: I) => FrameResult> {
  const results = await alternate(implementations, options.rounds, (implementation) =>
    measureOnce(options, { ...request, implementation }),
  )
  const { scene, factor, measure } = request
  for (const implementation of implementations) {
    const values = results[implementation].map(({ milliseconds }) => milliseconds)
    samples.push({ subject: `${scene} x ${factor}, ${implementation}`, metric: measure, unit: 'ms', values })
  }
  return (implementation) => {
    const [first] = results[implementation]
    if (!first) throw new Error(`${implementation} was not measured`)
    return { ...first, milliseconds: median(results[implementation].map((each) => each.milliseconds)) }
  }
}

function scriptTable(rounds: number, rows: Table['rows']): Table {
  return {
    title: 'Script time per frame',
    note: `Microseconds of JavaScript per frame of the scene, including its lines, with stubbed draw calls (uploads are real), then the ratio to each alternative. Medians of ${rounds} alternating runs; a run gives the lower quartile of its batches of frames. All alternatives move the same bodies with the same functions and share geometries and materials where they can. "Three.js with glass" uses the scene's own bodies, lines and materials: one group per body, one mesh in it per draw call of the scene that draws a part of the body (one to three), poses in the same texture. "Three.js with edges" uses stock materials and LineSegments (in about also between near stars). The last four draw faces without any lines. Goals at the specified number of bodies (first row of each scene): 0.1 against three.js with one mesh per body, 1.0 against InstancedMesh, 0.06 against Fiber meshes, 0.3 against drei Instances. The ratio must not grow with the number of bodies.`,
    columns: [
      'scene',
      'bodies',
      'µs',
      ...ALTERNATIVES.map((name) => `/ ${name}`),
      'draw calls, scene / three.js meshes',
    ],
    rows,
  }
}

function frameTable(rounds: number, rows: Table['rows']): Table {
  return {
    title: 'Whole frame',
    note: `Milliseconds until the pixels of a frame of 1440 x 900 can be read, medians of ${rounds} alternating runs. "Three.js with edges" draws the same bodies as MeshStandardMaterial with LineSegments on their edges (in about also on the lines between near stars, whose number grows faster than the stars'). "Three.js with glass" draws the same bodies, lines and materials, one to three meshes per body. The run fails when its picture is not the same as the scene's, compared by brightness in 160 cells. Goals: both ratios at most 1.0.`,
    columns: [
      'scene',
      'bodies',
      'scene',
      'three.js with edges',
      'ratio',
      'three.js with glass',
      'ratio',
      'ms per body',
    ],
    rows,
  }
}

async function vantaTable(options: FramesOptions, samples: Sample[]): Promise<Table> {
  const implementations = ['scene', 'Vanta NET'] as const
  const request = { scene: 'default', factor: 1 } as const
  const script = await medians(options, implementations, { ...request, measure: 'script' }, samples)
  const frame = await medians(options, implementations, { ...request, measure: 'frame' }, samples)
  return {
    title: 'Against Vanta NET',
    note: `Both use the same three.js, Vanta with its defaults. Medians of ${options.rounds} alternating runs.`,
    columns: ['background', 'script, µs', 'whole frame, ms', 'draw calls', 'triangles'],
    rows: implementations.map((name) => [
      name === 'scene' ? 'home scene' : name,
      formatUs(script(name).milliseconds),
      formatMs(frame(name).milliseconds),
      String(frame(name).calls),
      String(frame(name).triangles),
    ]),
  }
}

/** Measures the script time and the whole time of a frame, for each scene and for other ways to draw its bodies. */
export async function measureFrames(options: FramesOptions): Promise<BenchmarkReport> {
  const { quick, rounds } = options
  const samples: Sample[] = []
  const scriptRows: string[][] = []
  const frameRows: string[][] = []
  for (const scene of quick ? (['default', 'portfolio'] as const) : SCENES) {
    for (const factor of FACTORS.filter((each) => each <= (quick ? 10 : 100))) {
      const scriptRequest = { scene, factor, measure: 'script' } as const
      const script = await medians(options, ['scene', ...ALTERNATIVES], scriptRequest, samples)
      const own = script('scene')
      const scriptRow = [
        scene,
        String(own.bodies),
        formatUs(own.milliseconds),
        ...ALTERNATIVES.map((name) => formatRatio(own.milliseconds / script(name).milliseconds)),
        `${own.calls} / ${script('three.js meshes').calls}`,
      ]
      scriptRows.push(scriptRow)
      const frame = await medians(
        options,
        ['scene', 'three.js with glass', 'three.js with edges'],
        { scene, factor, measure: 'frame' },
        samples,
      )
      const ours = frame('scene')
      const glass = frame('three.js with glass')
      const edges = frame('three.js with edges')
      checkSamePicture(scene, ours, glass)
      const frameRow = [
        scene,
        String(ours.bodies),
        formatMs(ours.milliseconds),
        formatMs(edges.milliseconds),
        formatRatio(ours.milliseconds / edges.milliseconds),
        formatMs(glass.milliseconds),
        formatRatio(ours.milliseconds / glass.milliseconds),
        (ours.milliseconds / ours.bodies).toFixed(3),
      ]
      frameRows.push(frameRow)
      console.log(`  frames: ${scriptRow.join('  ')}  |  ${frameRow.slice(2).join('  ')}`)
    }
  }
  const vanta = await vantaTable(options, samples)
  return { tables: [scriptTable(rounds, scriptRows), frameTable(rounds, frameRows), vanta], samples }
}
