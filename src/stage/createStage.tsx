import { flushSync } from '@react-three/fiber'
import type { Object3D } from 'three'
import { createStore } from 'zustand/vanilla'
import { messageOf } from '../shared/errors.ts'
import { updateSite } from '../store/site.ts'
import type { StageState } from '../store/stageState.ts'
import type { FromStage, ToStage } from './messages.ts'
import { createFrameLoop } from './frameLoop.ts'
import { createSceneRoot, isDrawable } from './createSceneRoot.ts'
import { createSceneSet, PREPARATION_TIMEOUT } from './sceneSet.ts'
import { Stage } from './Stage.tsx'

type StartMessage = Extract<ToStage, { type: 'start' }>

/**
 * Creates the stage on the canvas of `start`, in a worker or in a page: connects the messages with the root,
 * the frame loop and the scenes. Posts `failed` once and draws nothing after it. Rejects if the renderer
 * cannot be created.
 */
export async function createStage(start: StartMessage, post: (message: FromStage) => void) {
  const { canvas } = start
  const store = createStore<StageState>(() => ({ ...start.state, mirrored: start.mirrored }))
  const sceneSet = createSceneSet()
  let { size } = start
  let dprScale = 1
  let hasDrawn = false

  const applySize = () => root.resize({ ...size, dpr: size.dpr * dprScale })
  const loop = createFrameLoop({
    playing: start.playing,
    software: start.software,
    draw(seconds) {
      if (!sceneSet.isMounted()) return
      root.advance(seconds)
      if (hasDrawn) return
      hasDrawn = true
      post({ type: 'firstFrame' })
    },
    seek: (target) => sceneSet.seek(target),
    onDprChange({ scale, slow }) {
      dprScale = scale
      applySize()
      if (slow) post({ type: 'slow' })
    },
    onFailure: (error) => post({ type: 'failed', reason: messageOf(error) }),
  })
  const root = await createSceneRoot(canvas, size, loop.fail)

  // The renderer has added its listeners before these. So it recreates its GPU objects before `resume` draws.
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    hasDrawn = false
    loop.suspend()
    post({ type: 'contextLost' })
  })
  canvas.addEventListener('webglcontextrestored', () => loop.resume())

  /** Ends a change of scenes at once: the first frame replaces the scene, the second draws the next one. */
  const finishTransition = () => {
    if (sceneSet.isSettled()) return
    sceneSet.entered.value = 0
    flushSync(loop.drawNow)
    sceneSet.entered.value = 1
    loop.drawNow()
  }
  const changeState = (next: Partial<StageState>) => {
    const sameRoute = !next.route || next.route === store.getState().route
    if (!sameRoute) loop.resetFrameTimes()
    if (sameRoute || loop.isRunning()) {
      updateSite(store, next)
      return
    }
    // While paused, no frame advances the transition, so the new scene is shown at once.
    flushSync(() => updateSite(store, next))
    finishTransition()
  }
  const changePlaying = (playing: boolean) => {
    loop.setPlaying(playing)
    // A transition that stops halfway would show half a scene.
    if (!playing) finishTransition()
  }
  const resize = () => {
    if (loop.isRunning()) {
      applySize()
      return
    }
    // The scene's layout depends on the aspect, so React must render before the only frame is drawn.
    flushSync(applySize)
    loop.drawNow()
  }

  /**
   * Compiles a scene's shaders in parallel, if the browser supports that. Otherwise its first frame compiles
   * them.
   */
  const prepare = async (scene: Object3D) => {
    const { gl, camera, scene: graph } = root.state()
    if (!loop.isRunning() || !gl.extensions.has('KHR_parallel_shader_compile')) return
    const timeout = new Promise((resolve) => setTimeout(resolve, PREPARATION_TIMEOUT))
    // The frame that draws the scene reports a compile error, so it is ignored here.
    await Promise.race([gl.compileAsync(scene, camera, graph), timeout]).catch(() => {})
  }

  root.render(<Stage store={store} sceneSet={sceneSet} onFailure={loop.fail} prepare={prepare} />)
  if (root.state().gl.getContext().isContextLost()) loop.suspend()
  loop.start()

  return {
    receive(message: Exclude<ToStage, StartMessage>) {
      switch (message.type) {
        case 'state':
          changeState(message.state)
          break
        case 'size':
          if (!isDrawable(message.size)) break
          ;({ size } = message)
          resize()
          break
        case 'play':
          changePlaying(message.playing)
          break
        case 'hold':
          loop.setHeld(message.held)
          break
        case 'seek':
          loop.seek(message.target)
          post({ type: 'seeked', time: message.target.time })
          break
      }
    },
    dispose() {
      loop.stop()
      root.unmount()
    },
  }
}
