import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'default',
  lastStation: 5,
  startTime: 0,
  hiddenLines: 0.55,
} as const satisfies SceneFacts
