/**
 * Replaces @emotion/is-prop-valid, whose list of HTML attributes no page needs. TypeScript already
 * rejects other props on styled elements. Emotion itself uses `as`.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as'
}

/** Replaces wouter's parser of patterns, regexparam: App.tsx has its own. */
export const parse = undefined
