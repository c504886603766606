/** Levels of a side that are told apart: more than any cell has. */
const SLOTS = 16
/** Sides of a cell. */
export const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3]
/** More than a row has cells: the last cell of a row is not the one before the first of the next. */
const ROW = 4096

/**
 * Creates what finds which lines of a grid join, of at most `most` lines that are added cell by cell, row by
 * row. Its functions allocate only when the number of columns changes.
 */
export function createLoops(most: number) {
  const parents = new Int16Array(most)
  /** Of the root of each chain: its length, its lines, and the joints between them. */
  const lengths = new Float32Array(most)
  const counts = new Int16Array(most)
  const joints = new Int16Array(most)
  /** Ends that cross the south sides of a row and of the one above, as 2 * line + end, and their rows. */
  let south = new Int16Array(0)
  let southRows = new Int16Array(0)
  /** Those that cross the east side of a cell, and the cell's number. */
  const east = new Int16Array(SLOTS)
  const eastCells = new Int32Array(SLOTS)

  const rootOf = (line: number): number => {
    let at = line
    for (let up = parents[at] ?? 0; up !== at; up = parents[at] ?? 0) {
      const next = parents[up] ?? 0
      parents[at] = next
      at = next
    }
    return at
  }
  const join = (line: number, other: number) => {
    const a = rootOf(line)
    const b = rootOf(other)
    joints[a] = (joints[a] ?? 0) + 1
    if (a === b) return
    parents[b] = a
    lengths[a] = (lengths[a] ?? 0) + (lengths[b] ?? 0)
    counts[a] = (counts[a] ?? 0) + (counts[b] ?? 0)
    joints[a] = (joints[a] ?? 0) + (joints[b] ?? 0)
  }
  return {
    /** Lengths of the added lines; of the root of a chain, that of the chain. */
    lengths,
    begin(columns: number) {
      if (south.length !== 2 * columns * SLOTS) {
        south = new Int16Array(2 * columns * SLOTS)
        southRows = new Int16Array(2 * columns * SLOTS)
      }
      southRows.fill(-1)
      eastCells.fill(-1)
    },
    /** Adds a line of a cell, whose length is in `lengths`. Call `reach` for both of its ends then. */
    add(line: number) {
      parents[line] = line
      counts[line] = 1
      joints[line] = 0
    },
    /**
     * Takes the end (0 or 1) of a line at a side of its cell. Returns the end that it joins, as
     * 2 * line + end, or -1.
     */
    reach(line: number, end: number, side: number, row: number, column: number, level: number): number {
      const slot = level & (SLOTS - 1)
      const own = 2 * line + end
      const cell = row * ROW + column
      const at = (((side === NORTH ? row - 1 : row) & 1) * south.length) / 2 + column * SLOTS + slot
      if (side === SOUTH) {
        south[at] = own
        southRows[at] = row
        return -1
      }
      if (side === EAST) {
        east[slot] = own
        eastCells[slot] = cell
        return -1
      }
      const isJoined = side === NORTH ? southRows[at] === row - 1 : eastCells[slot] === cell - 1
      if (!isJoined) return -1
      const other = (side === NORTH ? south[at] : east[slot]) ?? 0
      join(line, other >> 1)
      return other
    },
    /** Returns the root of the closed chain to which a line belongs, or -1 if the chain is open. */
    closedOf(line: number): number {
      const root = rootOf(line)
      return (joints[root] ?? 0) < (counts[root] ?? 0) ? -1 : root
    },
  }
}
