import styled from '@emotion/styled'
import { Fragment } from 'react'
import { routeScenes } from '../routes/table.ts'
import type { LiveCost } from './player.ts'
import { labModes, MAX_TIME, type LabView } from './view.ts'

interface ControlsProps {
  view: LabView
  /** Seconds of scene time. */
  time: number
  cost: LiveCost | null
  /** The message of the last error, or an empty string. */
  failure: string
  onChange: (patch: Partial<LabView>) => void
}

/** Sizes of the canvas to choose from, in CSS pixels. Null is the window's size. */
const sizes: Readonly<Record<string, { width: number | null; height: number | null }>> = {
  'this window': { width: null, height: null },
  'desktop, 1440 x 900': { width: 1440, height: 900 },
  'tablet, 768 x 1024': { width: 768, height: 1024 },
  'phone, 390 x 844': { width: 390, height: 844 },
}

const milliseconds = (value: number | null) => (value === null ? 'none' : `${value.toFixed(1)} ms`)

/** Form for the parameters of a view, with the cost of its frames. */
export function Controls({ view, time, cost, failure, onChange }: ControlsProps) {
  const sizeName =
    Object.entries(sizes).find(
      ([, { width, height }]) => width === view.width && height === view.height,
    )?.[0] ?? ''
  const figures = {
    Time: `${time.toFixed(2)} s`,
    'Draw calls': cost?.drawCalls ?? 'none',
    Triangles: cost?.triangles ?? 'none',
    Script: milliseconds(cost?.script ?? null),
    'Frame time': milliseconds(cost?.interval ?? null),
  }
  return (
    <Panel aria-label="Scene lab" onSubmit={(event) => event.preventDefault()}>
      <h1>Scene lab</h1>
      <label htmlFor="lab-scene">Scene</label>
      <select
        id="lab-scene"
        value={view.scene}
        onChange={({ target }) =>
          onChange({ scene: routeScenes.find((id) => id === target.value) ?? view.scene, time: null })
        }
      >
        {routeScenes.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </select>
      <label htmlFor="lab-time">Time</label>
      <input
        id="lab-time"
        type="range"
        min={0}
        max={MAX_TIME}
        step={0.01}
        value={time}
        aria-valuetext={`${time.toFixed(2)} seconds`}
        onChange={({ target }) => onChange({ time: target.valueAsNumber })}
      />
      <label htmlFor="lab-station">Station</label>
      <input
        id="lab-station"
        type="number"
        min={0}
        step={0.1}
        value={view.at ?? 0}
        onChange={({ target }) => onChange({ at: Math.max(0, target.valueAsNumber || 0), time })}
      />
      <label htmlFor="lab-mode">Mode</label>
      <select
        id="lab-mode"
        value={view.mode}
        onChange={({ target }) =>
          onChange({ mode: labModes.find((mode) => mode === target.value) ?? view.mode, time })
        }
      >
        {labModes.map((mode) => (
          <option key={mode}>{mode}</option>
        ))}
      </select>
      <label htmlFor="lab-size">Size</label>
      <select id="lab-size" value={sizeName} onChange={({ target }) => onChange(sizes[target.value] ?? {})}>
        {sizeName === '' ? <option value="">{`${view.width} x ${view.height}`}</option> : null}
        {Object.keys(sizes).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <dl>
        {Object.entries(figures).map(([name, figure]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <output name={name.toLowerCase().replaceAll(' ', '-')}>{figure}</output>
            </dd>
          </Fragment>
        ))}
      </dl>
      <p role="alert">{failure}</p>
    </Panel>
  )
}

const Panel = styled.form`
  position: fixed;
  left: var(--space-4);
  bottom: var(--space-4);
  display: grid;
  grid-template-columns: 64px 1fr;
  align-items: center;
  gap: var(--space-3) 0;
  width: min(300px, calc(100vw - 32px));
  max-height: calc(100vh - 32px);
  overflow: auto;
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: 4px;
  background: var(--ink-900);
  font-size: var(--size-small);
  h1 {
    font-size: var(--size-lead);
  }
  h1,
  dl,
  p {
    grid-column: 1 / -1;
  }
  select,
  input {
    min-height: 34px;
    min-width: 0;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: 3px;
    background: var(--ink-800);
    color: var(--foam);
    accent-color: var(--accent);
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-1) var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--mist);
  }
  dd {
    text-align: right;
  }
  p {
    color: var(--flare);
  }
  p:empty {
    display: none;
  }
`
