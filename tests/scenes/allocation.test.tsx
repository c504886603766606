import { Session, type HeapProfiler } from 'node:inspector'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

/**
 * Bytes that functions of scenes and motion, and all functions that they call, allocate while `work` runs.
 * From V8's sampling heap profiler, with garbage included.
 */
function allocatedIn(work: () => void): number {
  const session = new Session()
  session.connect()
  session.post('HeapProfiler.enable')
  const everything = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }
  session.post('HeapProfiler.startSampling', { samplingInterval: 128, ...everything })
  work()
  let bytes = 0
  session.post('HeapProfiler.stopSampling', (error, result) => {
    if (error) throw error
    const add = (node: HeapProfiler.SamplingHeapProfileNode, below: boolean) => {
      const own = below || /src\/(scenes|motion)\//.test(node.callFrame.url)
      if (own) bytes += node.selfSize
      for (const child of node.children) add(child, own)
    }
    add(result.profile.head, false)
  })
  session.disconnect()
  return bytes
}

/** Bytes that a frame of this scene allocates, below `bound` as soon as V8 has compiled it. */
async function leastAllocated(scene: RenderedScene, bound: number): Promise<number> {
  const frames = 300
  let least = Infinity
  // V8 boxes numbers between functions until it has compiled them, at a time of its own choice. What a frame
  // really allocates is allocated in every round, so the smallest round decides.
  for (let round = 0; round < 150 && least >= bound; round += 1) {
    least = Math.min(least, allocatedIn(() => scene.advance(frames / 60)) / frames)
    await setTimeout(20)
  }
  return least
}

// In a file of its own: other tests run the same functions with other types of values, which V8 then does not
// compile.
describe.each(allScenes)('the $id scene', ({ id, component: Scene, route }) => {
  const textBoxes = Float32Array.of(80, 200, 620, 80, 80, 290, 410, 80, 80, 420, 640, 96)
  const options = { tags: id === 'services' ? [] : ['deep'], timeout: 120_000 }
  it('allocates no object in a frame', options, async () => {
    const scene = await renderScene(<Scene />, {
      site: { route, delivery: 'sending', reading: 1.5, textBoxes },
    })
    // Between two stations, where every body is on its way.
    scene.seek(0, 1.5)
    // A boxed number takes 12 to 16 bytes, and a body may box two. The smallest vector takes 64 bytes.
    const bound = 36 * scene.bodies().length + 700
    expect(await leastAllocated(scene, bound)).toBeLessThan(bound)
  })
})
