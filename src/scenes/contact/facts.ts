import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'contact',
  lastStation: 2,
  startTime: 0,
  hiddenLines: 0.35,
} as const satisfies SceneFacts
