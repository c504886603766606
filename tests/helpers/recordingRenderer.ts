import type * as Three from 'three'

interface DrawnFrame {
  /** Names of the visible meshes. */
  meshes: string[]
  aspect: number
  /** View offset along y, in window heights. */
  shift: number
}

/** What the renderer was asked to do, in order. */
export const renderer = {
  frames: [] as DrawnFrame[],
  sizes: [] as [width: number, height: number][],
  ratios: [] as number[],
  compiled: [] as (string | undefined)[],
}

const context = { isContextLost: () => false }

/** Forgets what the renderer was asked to do. */
export function resetRenderer(): void {
  for (const list of Object.values(renderer)) list.length = 0
}

export const lastFrame = () => renderer.frames.at(-1)

/** Returns three.js with a renderer that fills `renderer`. For `vi.mock('three', ...)`. */
export function withRecordingRenderer(three: typeof Three) {
  /** Records sizes and frames, and draws nothing: Node has no WebGL. */
  class WebGLRenderer {
    debug = {}
    shadowMap = {}
    info = { render: { calls: 0, triangles: 0 } }
    properties = new Map()
    extensions = new Set(['KHR_parallel_shader_compile'])
    setOpaqueSort = () => {}
    setPixelRatio = (ratio: number) => renderer.ratios.push(ratio)
    setSize = (width: number, height: number) => renderer.sizes.push([width, height])
    getContext = () => context
    compileAsync = (scene: Three.Object3D) => {
      renderer.compiled.push(scene.children[0]?.name)
      return Promise.reject(new Error('no context'))
    }
    render = (scene: Three.Object3D, camera: Three.Camera) => {
      if (!(camera instanceof three.PerspectiveCamera))
        throw new Error('The camera is not a perspective one.')
      const meshes: string[] = []
      scene.traverseVisible((each) => {
        if (!(each instanceof three.Mesh)) return
        if (!(each.material instanceof three.ShaderMaterial)) throw new Error('no shader, as in the build')
        meshes.push(each.name)
      })
      const { aspect, view } = camera
      renderer.frames.push({ meshes, aspect, shift: (view?.offsetY ?? 0) / (view?.fullHeight ?? 1) })
    }
    dispose = () => {}
    forceContextLoss = () => {}
  }
  return { ...three, WebGLRenderer }
}
