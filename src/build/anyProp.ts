/**
 * Stands in for @emotion/is-prop-valid, whose list of every HTML attribute weighs 2 kB gzipped: types keep props that are
 * no attributes away from styled elements. `as` is emotion's own.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
