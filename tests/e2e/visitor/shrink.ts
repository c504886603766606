/**
 * Returns a shorter list that still fails. Leaves out halves, then quarters and so on down to single steps. `fails` runs a
 * list. Stops after `attempts` runs.
 */
export async function shrink(
  steps: readonly string[],
  fails: (steps: readonly string[]) => Promise<boolean>,
  attempts = 60,
): Promise<readonly string[]> {
  let kept = steps
  let left = attempts
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < kept.length && left > 0;) {
      const shorter = kept.toSpliced(start, size)
      left -= 1
      if (await fails(shorter)) kept = shorter
      else start += size
    }
  }
  return kept
}
