import { useFrame, useThree, type RootState } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { Fragment, Profiler, StrictMode, useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { Vector3 } from 'three'
import { describe, onTestFinished } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createSceneSet } from '../../src/stage/sceneSet.ts'
import { Body } from '../../src/motion/body.ts'
import { CAMERA, halfHeightAt } from '../../src/motion/layout.ts'
import { SceneCamera } from '../../src/engine/SceneCamera.tsx'
import { StageContext, type StageValue } from '../../src/engine/StageContext.ts'
import { routes } from '../../src/routes/table.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { sceneFacts } from '../../src/scenes/facts.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { stageStateOf, type StageState } from '../../src/store/stageState.ts'

/** All scenes with a route of each, as rows for `describe.each`. */
export const allScenes = (Object.keys(scenes) as SceneId[]).map((id) => {
  return {
    component: scenes[id],
    ...sceneFacts[id],
    route: routes.find(({ scene }) => scene === id)?.id ?? 'home',
  }
})

/**
 * Windows of each layout, CSS pixels, with the tags of tests in them. A wide screen has the layout
 * of a desktop.
 */
export const windows = [
  { window: 'desktop', width: 1440, height: 900, tags: [] },
  { window: 'wide screen', width: 2560, height: 1080, tags: ['deep'] },
  { window: 'tablet', width: 768, height: 1024, tags: [] },
  { window: 'phone', width: 390, height: 844, tags: [] },
] as const

/** Is `describe.each` for windows, which have tags. Names the tests by `name` and the window. */
export function describeIn<Row extends { window: string; tags: readonly string[] }>(
  rows: readonly Row[],
  name: string,
  tests: (row: Row) => void,
): void {
  for (const row of rows)
    describe(`${name} ${row.window}`, { tags: [...row.tags] }, () => {
      tests(row)
    })
}

export type RenderedScene = Awaited<ReturnType<typeof renderScene>>

export interface RenderOptions {
  /** CSS pixels. */
  width?: number
  height?: number
  strict?: boolean
  /** The page's state, with which a scene follows the page. Without it `tell` fails. */
  site?: Partial<StageState>
  /** Replaces parts of the context that the stage gives to a scene. */
  stage?: Partial<StageValue>
  /** False hides the contour lines, which take most of a frame, from tests of what bodies do. */
  contours?: boolean
}

/**
 * Renders a scene, or the stage, without a browser or a GPU. Frames run all callbacks in their order, with
 * the scene set and the camera of the site. The root is the test renderer's, since `createSceneRoot` needs
 * WebGL: nothing is drawn, so draw calls and shaders cannot be tested here. Unlike the site's root it knows
 * all elements of three.js.
 */
export async function renderScene(element: ReactElement, options: RenderOptions = {}) {
  const { width = 1440, height = 900, strict = false, site, stage = {}, contours = true } = options
  const store = site ? createStore(() => ({ ...stageStateOf(createSiteStore().getState()), ...site })) : null
  let getState: (() => RootState) | null = null
  let renders = 0
  const sceneSet = createSceneSet()

  function ReadState({ children }: { children: ReactNode }) {
    const get = useThree((state) => state.get)
    useLayoutEffect(() => {
      getState = get
    }, [get])
    // A positive priority turns automatic rendering off: the renderer is a stub.
    useFrame(() => {}, 1)
    return children
  }
  const { entered, seeks } = sceneSet
  const value: StageValue = { entered, seeks, store, ...stage }
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
    if (!getState) throw new Error('The scene did not mount.')
    return getState()
  }
  const frame = (delta: number) => current().advance(current().clock.elapsedTime + delta)
  const { scene } = current()
  if (!contours) scene.traverse((each) => void (each.name.endsWith('-contours') && (each.visible = false)))
  const find = (name: string) => {
    const object = scene.getObjectByName(name)
    if (object) return object
    const names: string[] = []
    scene.traverse((each) => void (each.name && names.push(each.name)))
    throw new Error(`No object is named "${name}". There are: ${names.join(', ')}`)
  }
  return {
    /** The root of the graph. */
    scene,
    /** Returns the root's state: frame loop, camera and size. */
    state: current,
    /** Runs one frame with a delta of exactly `delta` seconds, which may be NaN or negative. */
    frame,
    /** Lets `seconds` of scene time pass, in frames of `1 / rate` seconds. Throws what a frame throws. */
    advance(seconds: number, rate = 60) {
      for (let index = 0; index < Math.round(seconds * rate); index += 1) frame(1 / rate)
    },
    /** Sets the scene's time to `t` seconds and its keyframe to `s`, if given, and runs one frame. */
    seek(t: number, s?: number) {
      sceneSet.seek({ time: t, progress: s ?? null })
      frame(0)
    },
    /** Changes the page's state, of which the scene takes account in the next frames. */
    tell(state: Partial<StageState>) {
      if (!store) throw new Error('The scene follows no page: pass `site`.')
      store.setState(state)
    },
    /** Returns the object of that name. @throws {Error} with the names of all objects if there is none */
    find,
    /** Returns the body of that name, as `find` does. */
    body(name: string) {
      const object = find(name)
      if (!(object instanceof Body)) throw new Error(`"${name}" is no body.`)
      return object
    },
    /**
     * Returns the scene's bodies, in the order of the JSX. @throws {Error} if there are none: a test must not
     * pass on nothing
     */
    bodies() {
      const found: Body[] = []
      scene.traverse((object) => void (object instanceof Body && found.push(object)))
      if (found.length === 0) throw new Error('The scene has no bodies.')
      return found
    },
    /**
     * Returns what the picture of the last frame shows of a body: its position (NDC), its distance from the
     * camera in scene units, and its radius as a fraction of half the window's height.
     */
    look({ position, scale }: Body) {
      const { camera } = current()
      camera.updateMatrixWorld()
      const { x, y } = new Vector3().copy(position).project(camera)
      const depth = CAMERA.z - position.z
      return { x, y, depth, size: scale.x / halfHeightAt(depth) }
    },
    /** Number of times that React has rendered something in the scene. */
    renders: () => renders,
    /** Unmounts now. Otherwise the end of the test does. */
    unmount: () => renderer.unmount(),
  }
}
