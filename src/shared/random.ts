/** A repeatable source of numbers in [0, 1). The same seed always gives the same sequence. */
export interface Random {
  next(): number
  /** Uniform in [min, max). */
  between(min: number, max: number): number
  /** Whole number in [0, count). */
  index(count: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

/** mulberry32 by Tommy Ettinger (public domain): 32 bits of state, enough for layouts, not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const index = (count: number) => Math.floor(next() * count)
  return {
    next,
    index,
    between: (min, max) => min + (max - min) * next(),
    pick: (items) => items[index(items.length)] ?? items[0],
  }
}
