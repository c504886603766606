import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'services',
  lastStation: 1,
  startTime: 0,
  hiddenLines: 0.4,
} as const satisfies SceneFacts
