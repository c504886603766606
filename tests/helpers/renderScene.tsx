import { useFrame, useThree, type RootState } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { Fragment, Profiler, StrictMode, useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import type { Object3D, Scene } from 'three'
import { onTestFinished } from 'vitest'
import { createSceneSet, finishedTransition, stageValueOf } from '../../src/backdrop/stage/transitions.ts'
import { SceneCamera } from '../../src/scenes/SceneCamera.tsx'
import { StageContext, type StageValue } from '../../src/scenes/StageContext.ts'

export interface RenderedScene {
  /** The root of the graph. */
  scene: Scene
  /** The root's state: frame loop, camera and size. */
  state: () => RootState
  /** Lets `seconds` of scene time pass, in frames of `1 / rate` seconds. Throws what a frame throws. */
  advance(seconds: number, rate?: number): void
  /** Runs one frame with a delta of exactly `delta` seconds, which may be NaN or negative. */
  frame(delta: number): void
  /** Sets the scene's time to `t` seconds and its station to `s`, if given, and runs one frame. */
  seek(t: number, s?: number): void
  /** Returns the object of that name. Throws an Error with the names of all objects if there is none. */
  find(name: string): Object3D
  /** Returns the scene's bodies: every object with a motion. */
  bodies(): Object3D[]
  /** Number of times that React has rendered something in the scene. */
  renders: () => number
  /** Unmounts now. Otherwise the end of the test does. */
  unmount(): Promise<void>
}

export interface RenderOptions {
  /** CSS pixels. */
  width?: number
  height?: number
  strict?: boolean
  /** Replaces parts of the context that the stage gives to a scene. */
  stage?: Partial<StageValue>
}

/**
 * Renders a scene, or the stage, without a browser or a GPU. Frames run all callbacks in their order, with the scene set
 * and the camera of the site. The root is the test renderer's, since `createSceneRoot` needs WebGL: nothing is drawn, so
 * draw calls and shaders cannot be tested here, and all elements of three.js are registered.
 */
export async function renderScene(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedScene> {
  const { width = 1440, height = 900, strict = false, stage = {} } = options
  let state: (() => RootState) | null = null
  let renders = 0
  const transition = finishedTransition('test')
  const sceneSet = createSceneSet([transition])

  function ReadState({ children }: { children: ReactNode }) {
    const get = useThree(({ get: getState }) => getState)
    useLayoutEffect(() => {
      state = get
    }, [get])
    // A positive priority turns automatic rendering off: the renderer is a stub.
    useFrame(() => {}, 1)
    return children
  }
  const value: StageValue = { ...stageValueOf(transition, null), ...stage }
  const Mode = strict ? StrictMode : Fragment
  const renderer = await create(
    <Mode>
      <ReadState>
        <SceneCamera />
        <StageContext value={value}>
          <Profiler id="scene" onRender={() => (renders += 1)}>
            {element}
          </Profiler>
        </StageContext>
      </ReadState>
    </Mode>,
    { width, height },
  )
  onTestFinished(() => renderer.unmount())
  const current = () => {
    if (!state) throw new Error('The scene did not mount.')
    return state()
  }
  const frame = (delta: number) => current().advance(current().clock.elapsedTime + delta)
  const { scene } = current()
  return {
    scene,
    state: current,
    frame,
    advance(seconds, rate = 60) {
      for (let index = 0; index < Math.round(seconds * rate); index += 1) frame(1 / rate)
    },
    seek(t, s) {
      sceneSet.seek({ time: t, station: s ?? null })
      frame(0)
    },
    find(name) {
      const object = scene.getObjectByName(name)
      if (object) return object
      const names: string[] = []
      scene.traverse((each) => void (each.name && names.push(each.name)))
      throw new Error(`No object is named "${name}". There are: ${names.join(', ')}`)
    },
    bodies() {
      const found: Object3D[] = []
      scene.traverse((object) => {
        if ('motion' in object.userData) found.push(object)
      })
      return found
    },
    renders: () => renders,
    unmount: () => renderer.unmount(),
  }
}
