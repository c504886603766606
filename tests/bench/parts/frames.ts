import type { Browser } from 'playwright'
import { freshPage } from '../browser.ts'
import { WRITTEN, type FrameRequest, type FrameResult, type Subject } from '../pages/protocol.ts'
import { ms, ratio, us, type PartReport, type Sample } from '../report.ts'
import type { BenchServer } from '../server.ts'
import { alternate, median } from '../stats.ts'

const SCENES = ['default', 'services', 'about', 'portfolio', 'testimonials', 'contact'] as const
const FACTORS = [1, 10, 100] as const
/** Share of its light by which a picture may differ from the same one by hand, over all cells: what is sorted another way. */
const SAME_PICTURE = 0.02

export interface FramesInput {
  browser: Browser
  rivals: BenchServer
  /** Fewer pages, scenes and seconds. */
  quick: boolean
  /** How often each variant is measured; the medians are shown. */
  rounds: number
}

async function measure({ browser, rivals }: FramesInput, request: FrameRequest): Promise<FrameResult> {
  const page = await freshPage(browser)
  await page.goto(`${rivals.origin}/frames/`)
  const result = await page.evaluate((asked) => window.measureFrames(asked), request)
  await page.context().close()
  return result
}

/** @throws Error where the glass by hand draws another picture than the scene: it would be no rival */
function checkSamePicture(scene: string, own: FrameResult, hand: FrameResult): void {
  const light = own.light.reduce((sum, value) => sum + value, 0)
  const difference = own.light.reduce((sum, value, cell) => sum + Math.abs(value - hand.light[cell]!), 0)
  if (light > 0 && difference <= SAME_PICTURE * light) return
  throw new Error(
    `${scene} with ${own.bodies} bodies: of a light of ${light} the picture by hand has ${difference} elsewhere.`,
  )
}

/** What a frame costs: its script, then the whole of it, for the scene and for others that draw the same bodies. */
export async function measureFrames(input: FramesInput): Promise<PartReport> {
  const { quick, rounds } = input
  const chosen = quick ? (['default', 'portfolio'] as const) : SCENES
  const factors = FACTORS.filter((factor) => factor <= (quick ? 10 : 100))
  const samples: Sample[] = []
  const middle = async <S extends Subject>(
    subjects: readonly S[],
    request: Omit<FrameRequest, 'subject'>,
  ) => {
    const results = await alternate(subjects, rounds, (subject) => measure(input, { ...request, subject }))
    const { scene, factor, measure: what } = request
    for (const subject of subjects) {
      const values = results[subject].map(({ milliseconds }) => milliseconds)
      samples.push({ subject: `${scene} x ${factor}, ${subject}`, metric: what, unit: 'ms', values })
    }
    return (subject: S) => ({
      ...results[subject][0]!,
      milliseconds: median(results[subject].map(({ milliseconds }) => milliseconds)),
    })
  }

  const scriptRows: string[][] = []
  const frameRows: string[][] = []
  for (const scene of chosen) {
    for (const factor of factors) {
      const script = await middle(['scene', ...WRITTEN], { scene, factor, measure: 'script' })
      const own = script('scene')
      scriptRows.push([
        scene,
        String(own.bodies),
        us(own.milliseconds),
        ...WRITTEN.map((subject) => ratio(own.milliseconds / script(subject).milliseconds)),
        `${own.calls} / ${script('meshes').calls}`,
      ])
      const frame = await middle(['scene', 'glass by hand', 'meshes and edges'], {
        scene,
        factor,
        measure: 'frame',
      })
      const [ours, hand, theirs] = [frame('scene'), frame('glass by hand'), frame('meshes and edges')]
      checkSamePicture(scene, ours, hand)
      frameRows.push([
        scene,
        String(ours.bodies),
        ms(ours.milliseconds),
        ms(theirs.milliseconds),
        ratio(ours.milliseconds / theirs.milliseconds),
        ms(hand.milliseconds),
        ratio(ours.milliseconds / hand.milliseconds),
        (ours.milliseconds / ours.bodies).toFixed(3),
      ])
      console.log(`  frames: ${scriptRows.at(-1)!.join('  ')}  |  ${frameRows.at(-1)!.slice(2).join('  ')}`)
    }
  }

  const versus = { scene: 'default', factor: 1 } as const
  const [script, frame] = [
    await middle(['scene', 'Vanta NET'], { ...versus, measure: 'script' }),
    await middle(['scene', 'Vanta NET'], { ...versus, measure: 'frame' }),
  ]
  const vantaRows = (['scene', 'Vanta NET'] as const).map((subject) => [
    subject === 'scene' ? 'home scene' : subject,
    us(script(subject).milliseconds),
    ms(frame(subject).milliseconds),
    String(frame(subject).calls),
    String(frame(subject).triangles),
  ])

  return {
    tables: [
      {
        title: 'Script of a frame',
        note: `Medians of ${rounds} alternating runs, each the lower quartile of its batches of frames. Microseconds of JavaScript in one frame of the scene, lines and all, with draw calls that do nothing (what is uploaded is uploaded); then the ratio to others that move the same bodies by the same functions and share every geometry and material that can be shared. "Glass by hand" is three.js with the scene's own bodies, lines and materials, a group for each body with one mesh for each of the scene's draw calls that holds something of it (one to three), poses in the same texture; the next one has stock materials and LineSegments (in about between near stars too); the last four draw faces alone, without any lines. Goals at the specified number of bodies (first row of each scene): 0.1 and 1.0 against three.js by hand, 0.06 and 0.3 against React Three Fiber and drei; the ratio must not grow with the bodies.`,
        columns: [
          'scene',
          'bodies',
          'µs',
          '/ glass by hand',
          '/ meshes with edges',
          '/ meshes',
          '/ InstancedMesh',
          '/ mesh and useFrame each',
          '/ drei Instances',
          'draw calls, ours / meshes',
        ],
        rows: scriptRows,
      },
      {
        title: 'A whole frame',
        note: `Milliseconds until the pixels of a frame of 1440 x 900 can be read, medians of ${rounds} alternating runs, against the same bodies as MeshStandardMaterial with LineSegments on their edges (in about also on the lines between near stars, which grow faster than the stars), then against the same bodies, lines and materials by hand, one to three meshes a body: the run fails where that is not the same picture, by its light in 160 cells. Goals: 1.0 and 1.0.`,
        columns: [
          'scene',
          'bodies',
          'scene',
          'stock materials',
          'ratio',
          'glass by hand',
          'ratio',
          'ms per body',
        ],
        rows: frameRows,
      },
      {
        title: 'Against Vanta NET',
        note: `The same three.js, Vanta at its defaults, medians of ${rounds} alternating runs.`,
        columns: ['background', 'script, µs', 'whole frame, ms', 'draw calls', 'triangles'],
        rows: vantaRows,
      },
    ],
    samples,
  }
}
