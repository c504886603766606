/**
 * Width of a row's drawing in its own units, CSS pixels in wide windows. It includes the gap after the last
 * column.
 */
const WIDTH = 1264

/** Centre of the first stop, from the left edge of its column. */
const START = 5.5

/** Distances of the stops from the top of the drawing, in odd and in even columns. */
const STOP = { odd: 34.5, even: 38.5 }

/** Distance between a stop and the control points beside it, above or below. */
const BEND = 18

/** Returns the distance between two stops of a row. */
export function stopDistance(stops: number): number {
  return WIDTH / stops
}

const at = (x: number, y: number) => `${Number(x.toFixed(1))} ${y}`

/**
 * Returns the path of a line that rises and falls through the stops of a row and ends beyond the last one.
 */
export function rowPath(stops: number): string {
  const distance = stopDistance(stops)
  let path = `M${at(START, STOP.odd)}`
  for (let column = 2; column <= stops; column++) {
    const isEven = column % 2 === 0
    const x = START + (column - 1) * distance
    const y = isEven ? STOP.even : STOP.odd
    path += column === 2 ? `C${at(START + distance / 3, STOP.odd - BEND)} ` : 'S'
    path += `${at(x - distance / 3, isEven ? y - BEND : y + BEND)} ${at(x, y)}`
  }
  // The line comes to an even stop from above and leaves it downwards.
  const [bend, end] = stops % 2 === 0 ? [46, 24] : [27, 49]
  return `${path}S${at(WIDTH - 74, bend)} ${at(WIDTH - 24, end)}`
}
