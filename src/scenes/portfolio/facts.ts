import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'portfolio',
  lastStation: 2,
  // A wave crest crosses the picture.
  startTime: 4.4,
  hiddenLines: 0,
} as const satisfies SceneFacts
