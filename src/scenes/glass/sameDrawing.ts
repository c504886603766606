import type { BodySpec, BodyLink, Rgb } from '../body.ts'
import type { DrawingInput } from './drawing.ts'

const sameRgb = (one: Rgb, other: Rgb) => one[0] === other[0] && one[1] === other[1] && one[2] === other[2]

const sameBody = (one: BodySpec, other: BodySpec) =>
  one.shape === other.shape && one.lamp === other.lamp && sameRgb(one.color, other.color)

const sameLink = (one: BodyLink, other: BodyLink) =>
  one.from === other.from &&
  one.to === other.to &&
  one.gapFrom === other.gapFrom &&
  one.gapTo === other.gapTo &&
  sameRgb(one.color, other.color)

function sameList<T>(
  one: readonly T[] | undefined,
  other: readonly T[] | undefined,
  same: (one: T, other: T) => boolean,
): boolean {
  if (one === other) return true
  return one?.length === other?.length && (one?.every((each, index) => same(each, other![index]!)) ?? false)
}

/**
 * Whether the same buffers and materials draw both. Places, sizes and attitudes do not count: poses bring them, so a
 * window that changes its size rebuilds nothing.
 */
export function sameDrawing(one: DrawingInput, other: DrawingInput): boolean {
  return (
    one.look === other.look &&
    one.reach === other.reach &&
    one.sky === other.sky &&
    sameList(one.bodies, other.bodies, sameBody) &&
    sameList(one.links, other.links, sameLink)
  )
}
