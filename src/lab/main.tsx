import { createRoot } from 'react-dom/client'
import { scenes, type SceneId } from '../scenes/registry.ts'
import { Lab } from './Lab.tsx'
import { readView, sizeOf, type LabView } from './view.ts'
import { useEffect, useRef } from 'react'
import { lensShiftOf } from '../scenes/engine/camera.ts'
import { createLabStage } from './labStage.tsx'
import { takeContours } from './takeContours.ts'

/**
 * Shows one frame of a scene on a transparent page, for `npm run pictures`. The drawn canvas has `data-focus` (the vanishing point in percent of its width and height) and `data-time`. An error changes
 * the page's title to "Failed: ...".
 */
export function Bare({ view }: { view: LabView<SceneId> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const fail = (error: unknown) => {
      document.title = `Failed: ${String(error)}`
      console.error(error)
    }
    document.body.style.background = 'none'
    document.getElementById('backdrop')?.remove()
    const size = sizeOf(view)
    const time = view.time ?? scenes[view.scene].posterTime
    createLabStage(element, size, fail)
      .then((stage) => {
        stage.show(view.scene)
        stage.draw(time, view.at ?? 0)
        const { camera } = stage.state()
        const across = 50 * (1 + lensShiftOf(camera, 0))
        const down = 50 * (1 - lensShiftOf(camera, 1))
        element.dataset['focus'] = `${across.toFixed(2)} ${down.toFixed(2)}`
        window.takeContours = () => takeContours(stage)
        element.dataset['time'] = String(time)
      })
      .catch(fail)
  }, [view])
  return <canvas ref={canvas} />
}

const ids = Object.keys(scenes) as SceneId[]
const view = readView(location.search, ids, 'default')
const container = document.getElementById('root')
if (!container) throw new Error('The lab page has no element with the id "root".')
createRoot(container).render(view.bare ? <Bare view={view} /> : <Lab initial={view} ids={ids} />)
