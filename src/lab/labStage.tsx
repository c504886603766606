import { createRoot, extend, flushSync, type RootState } from '@react-three/fiber'
import { Component, type ReactNode } from 'react'
import { AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera, WebGLRenderer } from 'three'
import { scenes, type SceneId } from '../scenes/registry.ts'
import { SceneCamera } from '../scenes/SceneCamera.tsx'
import { StageContext, type StageValue } from '../scenes/StageContext.ts'

extend({ AmbientLight, DirectionalLight, Group, Mesh, PerspectiveCamera })

export interface LabSize {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels for each of them. */
  dpr: number
}

/** What one frame cost. */
export interface Figures {
  drawCalls: number
  triangles: number
  /** Milliseconds of script; the GPU works after that. */
  script: number
}

export interface LabStage {
  show(scene: SceneId, seed: number): void
  resize(size: LabSize): void
  /** Draws the scene as it is at `time` seconds. @throws what the frame throws, or Error where no scene stands */
  draw(time: number): Figures
  /** Camera, graph and renderer. */
  state(): RootState
  dispose(): void
}

/** One scene alone on a canvas in the page, with a camera, a renderer and lights as on the site's stage. */
export async function createLabStage(
  canvas: HTMLCanvasElement,
  size: LabSize,
  onFailure: (error: unknown) => void,
): Promise<LabStage> {
  const seekers = new Set<(t: number) => void>()
  const value: StageValue = {
    progress: { value: 1, lead: true },
    store: null,
    onField(seek) {
      seekers.add(seek)
      return () => seekers.delete(seek)
    },
  }
  const root = createRoot(canvas)
  await root.configure({
    gl: (defaults) =>
      new WebGLRenderer({ ...defaults, canvas, alpha: true, antialias: true, premultipliedAlpha: true }),
    size: { width: size.width, height: size.height, top: 0, left: 0 },
    dpr: size.dpr,
    frameloop: 'never',
    flat: true,
    linear: true,
  })
  const store = root.render(null)
  return {
    show(id, seed) {
      const { component: Scene } = scenes[id]
      const element = (
        <LabBoundary key={`${id} ${seed}`} onFailure={onFailure}>
          <SceneCamera />
          <StageContext value={value}>
            <Scene seed={seed} />
          </StageContext>
        </LabBoundary>
      )
      flushSync(() => root.render(element))
    },
    resize({ width, height, dpr }) {
      const { setDpr, setSize } = store.getState()
      flushSync(() => {
        setDpr(dpr)
        setSize(width, height, 0, 0)
      })
    },
    draw(time) {
      if (seekers.size === 0) throw new Error('No scene is on stage.')
      const state = store.getState()
      const begun = performance.now()
      for (const seek of seekers) seek(time)
      state.advance(state.clock.elapsedTime)
      const script = performance.now() - begun
      const { calls, triangles } = state.gl.info.render
      return { drawCalls: calls, triangles, script }
    },
    state: () => store.getState(),
    dispose: () => root.unmount(),
  }
}

interface LabBoundaryProps {
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Another scene or seed brings a new boundary, and with it a new try. */
class LabBoundary extends Component<LabBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
