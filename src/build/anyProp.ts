/**
 * Replaces @emotion/is-prop-valid, whose list of HTML attributes takes 2 kB gzipped. TypeScript already rejects other
 * props on styled elements. `as` belongs to emotion.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}
