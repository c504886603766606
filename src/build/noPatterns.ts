/**
 * Takes the place of regexparam, which wouter imports for routes with patterns. The site looks pages up in its table of
 * routes, so the parser would be 0.4 kB without a use.
 */
export function parse(): never {
  throw new Error('No patterns: see noPatterns.ts')
}
