/**
 * Creates a generator whose sequence depends on the seed alone. The algorithm is mulberry32 by Tommy Ettinger
 * (public domain), which has 32 bits of state and is not cryptographically secure. `seed` is taken modulo
 * 2^32.
 */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    /** Integer in [0, count). */
    index: (count: number) => Math.floor(next() * count),
    /** Uniform in [min, max). */
    between: (min: number, max: number) => min + (max - min) * next(),
  }
}
