/** Width of the drawing of a row in its own units, which are CSS pixels in wide windows. It includes the gap after the last column. */
const WIDTH = 1264

/** Centre of the first station, from the left edge of its column. */
const START = 5.5

/** Heights of the stations from the top of the drawing: in odd and in even columns. */
const HEIGHTS = { odd: 34.5, even: 38.5 }

/** Height of the line's bends above and below a station. */
const BEND = 18

/** Distance between two stations of a row. */
export function stationDistance(stations: number): number {
  return WIDTH / stations
}

const at = (x: number, y: number) => `${Number(x.toFixed(1))} ${y}`

/** Returns the path of a line that rises and falls through the stations of a row, and ends beyond the last one. */
export function deliveryLine(stations: number): string {
  const distance = stationDistance(stations)
  const path = [`M${at(START, HEIGHTS.odd)}`]
  for (let index = 1; index < stations; index++) {
    const isEven = index % 2 === 1
    const x = START + index * distance
    const y = isEven ? HEIGHTS.even : HEIGHTS.odd
    if (index === 1) path.push(`C${at(START + distance / 3, HEIGHTS.odd - BEND)}`)
    else path.push('S')
    path.push(at(x - distance / 3, isEven ? y - BEND : y + BEND), at(x, y))
  }
  // The line comes from above to a station in an even column, and goes on below it.
  const [bend, end] = stations % 2 === 0 ? [46, 24] : [27, 49]
  path.push('S', at(WIDTH - 74, bend), at(WIDTH - 24, end))
  return path.join(' ').replaceAll('S ', 'S')
}
