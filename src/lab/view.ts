import { routeScenes, type RouteScene } from '../routes/table.ts'
import type { StageSize } from '../stage/messages.ts'

/** Returns the size of a view's canvas. A side that the view does not set is the window's. */
export function sizeOf({ width, height }: Pick<LabView, 'width' | 'height'>): StageSize {
  return { width: width ?? innerWidth, height: height ?? innerHeight, dpr: devicePixelRatio }
}

/** What the lab shows of a scene: running, or stopped at a time. */
export const labModes = ['animated', 'paused'] as const

/** The state of the lab. Its URL holds all of it, so that a picture can be reproduced. */
export interface LabView {
  scene: RouteScene
  /** Seconds of scene time. Null for the time of the scene's poster. */
  time: number | null
  /** Position between the stations, 0 at the first. Null for 0. */
  at: number | null
  mode: (typeof labModes)[number]
  /** CSS pixels. Null for the window's size. */
  width: number | null
  height: number | null
}

/** Last second that the time slider reaches. */
export const MAX_TIME = 120
/** Longest side of a canvas in CSS pixels. */
const MAX_SIDE = 4096

/** Returns the number in `text`, or null if it is no number from 0 to `max`. */
function numberIn(text: string | null, max = Number.MAX_SAFE_INTEGER): number | null {
  const value = text ? Number(text) : Number.NaN
  return value >= 0 && value <= max ? value : null
}

/** Reads a view from a URL's query. A missing or invalid parameter takes its default. */
export function readView(search: string): LabView {
  const query = new URLSearchParams(search)
  const pixels = (name: string) => Math.round(numberIn(query.get(name), MAX_SIDE) ?? 0) || null
  return {
    scene: routeScenes.find((id) => id === query.get('scene')) ?? 'default',
    time: numberIn(query.get('time')),
    at: numberIn(query.get('at')),
    mode: labModes.find((mode) => mode === query.get('mode')) ?? 'paused',
    width: pixels('width'),
    height: pixels('height'),
  }
}

/** Returns the URL query of a view. */
export function writeView(view: LabView): string {
  const query = new URLSearchParams({ scene: view.scene, mode: view.mode })
  for (const name of ['time', 'at', 'width', 'height'] as const) {
    const value = view[name]
    if (value !== null) query.set(name, String(value))
  }
  return `?${query.toString()}`
}
