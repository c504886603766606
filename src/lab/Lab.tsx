import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { routes } from '../routes/table.ts'
import { sceneFacts } from '../scenes/facts.ts'
import { Controls } from './Controls.tsx'
import { createLabStage, type LabStage } from './labStage.tsx'
import { createPlayer, type LiveCost, type Player } from './player.ts'
import { sizeOf, writeView, type LabView } from './view.ts'

/** The lab: shows one scene, and controls for its parameters with the cost of its frames. */
export function Lab({ initial }: { initial: LabView }) {
  const [view, setView] = useState(initial)
  const [cost, setCost] = useState<LiveCost | null>(null)
  const [time, setTime] = useState(0)
  const [failure, setFailure] = useState('')
  const [running, setRunning] = useState<{ stage: LabStage; player: Player } | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, dpr } = sizeOf(view)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const fail = (error: unknown) => {
      console.error(error)
      setFailure(String(error))
    }
    const report = (at: number, next: LiveCost) => {
      setTime(at)
      setCost(next)
    }
    createLabStage(element, sizeOf(initial), fail)
      .then((stage) => setRunning({ stage, player: createPlayer(stage, report, fail) }))
      .catch(fail)
  }, [initial])

  useEffect(() => {
    if (!running) return
    running.stage.show(view.scene)
    running.player.setStation(view.at ?? 0)
    running.player.seek(view.time ?? sceneFacts[view.scene].startTime)
  }, [running, view.scene, view.time, view.at])

  useEffect(() => {
    if (!running) return
    running.stage.resize({ width, height, dpr })
    running.player.seek(running.player.time())
  }, [running, width, height, dpr])

  useEffect(() => {
    // React renders a changed scene a moment after its file has arrived.
    const redraw = () => setTimeout(() => running?.player.seek(running.player.time()), 200)
    import.meta.hot?.on('vite:afterUpdate', redraw)
    return () => import.meta.hot?.off('vite:afterUpdate', redraw)
  }, [running])

  useEffect(() => {
    if (view.mode === 'animated') running?.player.play()
    return () => running?.player.pause()
  }, [running, view.mode])

  useEffect(() => {
    history.replaceState(null, '', writeView(view))
    const route = routes.find(({ scene }) => scene === view.scene)
    if (route) document.documentElement.dataset['route'] = route.id
  }, [view])

  return (
    <main>
      <Frame style={{ width, height }}>
        <canvas ref={canvas} />
      </Frame>
      <Controls
        view={view}
        time={Math.round(time * 100) / 100}
        cost={cost}
        failure={failure}
        onChange={(patch) => {
          setFailure('')
          setView((before) => ({ ...before, ...patch }))
        }}
      />
    </main>
  )
}

const Frame = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  overflow: hidden;
  outline: 1px solid var(--line);
`
