import { useFrame, useThree, type RootState } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { Fragment, Profiler, StrictMode, useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import type { Object3D, Scene } from 'three'
import { SceneCamera } from '../../src/scenes/SceneCamera.tsx'
import { StageContext, type StageValue } from '../../src/scenes/StageContext.ts'

export interface RenderedScene {
  /** The root of the graph. */
  scene: Scene
  /** Frame loop, camera, size and renderer, as hooks see them. */
  state: () => RootState
  /**
   * Lets `seconds` of scene time pass, in frames of `1 / rate` seconds.
   * Throws what a frame throws.
   */
  advance(seconds: number, rate?: number): void
  /** One frame of exactly `delta`, whatever that is. */
  frame(delta: number): void
  /** Sets the scene's time and draws it. */
  seek(t: number): void
  /** The object of that name. Throws, naming what there is, where there is none. */
  find(name: string): Object3D
  /** The scene's bodies: every object that carries a motion. */
  bodies(): Object3D[]
  /** Times that React rendered anything in the scene. */
  renders: () => number
  unmount(): Promise<void>
}

export interface RenderOptions {
  width?: number
  height?: number
  strict?: boolean
  stage?: Partial<StageValue>
}

/**
 * Renders a scene without a browser or a GPU. Frames are true ones: all callbacks in their order, with the clock moving;
 * the renderer itself is a stub, so draw calls and shaders mean nothing here.
 */
export async function renderScene(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedScene> {
  const { width = 1440, height = 900, strict = false, stage = {} } = options
  let state: (() => RootState) | null = null
  let renders = 0
  const seekers = new Set<(t: number) => void>()

  function Probe({ children }: { children: ReactNode }) {
    const get = useThree(({ get: getState }) => getState)
    useLayoutEffect(() => {
      state = get
    }, [get])
    // A positive priority keeps the stubbed renderer out of it.
    useFrame(() => {}, 1)
    return children
  }
  const value: StageValue = {
    progress: { value: 1, lead: true },
    store: null,
    onField(seek) {
      seekers.add(seek)
      return () => seekers.delete(seek)
    },
    ...stage,
  }
  const Wrap = strict ? StrictMode : Fragment
  const renderer = await create(
    <Wrap>
      <Probe>
        <SceneCamera />
        <StageContext value={value}>
          <Profiler id="scene" onRender={() => (renders += 1)}>
            {element}
          </Profiler>
        </StageContext>
      </Probe>
    </Wrap>,
    { width, height },
  )
  const current = () => {
    if (!state) throw new Error('The scene did not mount.')
    return state()
  }
  const frame = (delta: number) => current().advance(current().clock.elapsedTime + delta)
  const scene = current().scene
  const bodies = () => {
    const found: Object3D[] = []
    scene.traverse((object) => {
      if ('motion' in object.userData) found.push(object)
    })
    return found
  }
  return {
    scene,
    state: current,
    frame,
    advance(seconds, rate = 60) {
      for (let index = 0; index < Math.round(seconds * rate); index += 1) frame(1 / rate)
    },
    seek(t) {
      for (const seek of seekers) seek(t)
      frame(0)
    },
    find(name) {
      const object = scene.getObjectByName(name)
      if (object) return object
      const names: string[] = []
      scene.traverse((each) => void (each.name && names.push(each.name)))
      throw new Error(`No object is named "${name}". There are: ${names.join(', ')}`)
    },
    bodies,
    renders: () => renders,
    unmount: () => renderer.unmount(),
  }
}
