/** As on the site: moving, stopped, or the still picture alone. */
export const labLevels = ['animated', 'paused', 'poster'] as const

export type LabLevel = (typeof labLevels)[number]

/** What the lab shows. Its address says all of it, so that a picture can be asked for again. */
export interface LabView<Scene extends string = string> {
  scene: Scene
  seed: number
  /** Seconds; null for the moment of the scene's poster. */
  time: number | null
  level: LabLevel
  /** CSS pixels; null for as much as the window has. */
  width: number | null
  height: number | null
  /** Without controls and chart, on nothing: for pictures. */
  bare: boolean
}

/** Seconds that the slider reaches. */
export const LONGEST = 120
/** CSS pixels that a canvas may have along one side. */
const LARGEST = 4096

function numberIn(text: string | null, min: number, max: number): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return value >= min && value <= max ? value : null
}

/** Reads an address's parameters; anything missing or malformed takes its default. */
export function readView<Scene extends string>(
  search: string,
  scenes: readonly [Scene, ...Scene[]],
  seed: number,
): LabView<Scene> {
  const asked = new URLSearchParams(search)
  const whole = (name: string, max: number) => {
    const value = numberIn(asked.get(name), 1, max)
    return value === null ? null : Math.round(value)
  }
  return {
    scene: scenes.find((id) => id === asked.get('scene')) ?? scenes[0],
    seed: numberIn(asked.get('seed'), 0, 0xffffffff) ?? seed,
    time: numberIn(asked.get('time'), 0, Number.MAX_SAFE_INTEGER),
    level: labLevels.find((level) => level === asked.get('level')) ?? 'paused',
    width: whole('width', LARGEST),
    height: whole('height', LARGEST),
    bare: asked.has('bare'),
  }
}

/** The parameters of a view, for its address. */
export function writeView(view: LabView): string {
  const said = new URLSearchParams({ scene: view.scene, seed: String(view.seed), level: view.level })
  for (const name of ['time', 'width', 'height'] as const) {
    const value = view[name]
    if (value !== null) said.set(name, String(value))
  }
  if (view.bare) said.set('bare', '')
  return `?${said.toString()}`
}
