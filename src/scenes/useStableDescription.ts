import type { BodyLink, BodySpec, Rgb } from './body.ts'
import type { SceneDescription } from './drawing.ts'
import { useState } from 'react'
import { itemAt } from '../shared/lists.ts'

const sameRgb = (a: Rgb, b: Rgb) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

const sameBody = (a: BodySpec, b: BodySpec) =>
  a.shape === b.shape && a.lamp === b.lamp && sameRgb(a.color, b.color)

const sameLink = (a: BodyLink, b: BodyLink) =>
  a.from === b.from &&
  a.to === b.to &&
  a.gapFrom === b.gapFrom &&
  a.gapTo === b.gapTo &&
  sameRgb(a.color, b.color)

function sameList<T>(a: readonly T[] = [], b: readonly T[] = [], same: (a: T, b: T) => boolean): boolean {
  return a.length === b.length && a.every((item, index) => same(item, itemAt(b, index)))
}

/**
 * Returns whether one drawing can draw both descriptions. Positions, sizes and rotations are not compared, because they
 * are in the poses. So the layout for a resized window rebuilds no buffer. `sky` is compared by identity.
 */
function sameDescription(a: SceneDescription, b: SceneDescription): boolean {
  return (
    a.name === b.name &&
    a.sky === b.sky &&
    sameList(a.bodies, b.bodies, sameBody) &&
    sameList(a.links, b.links, sameLink)
  )
}

/** Returns the description of an earlier render while one drawing can draw both, so that the drawing is kept. */
export function useStableDescription(description: SceneDescription): SceneDescription {
  const [kept, setKept] = useState(description)
  if (kept === description || sameDescription(kept, description)) return kept
  setKept(description)
  return description
}
