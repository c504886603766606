/** Returns the number of columns, at most `max`, in which `count` cells take the fewest rows of nearly equal length. */
export function evenColumns(count: number, max: number): number {
  const rows = Math.max(1, Math.ceil(count / max))
  return Math.max(1, Math.ceil(count / rows))
}
