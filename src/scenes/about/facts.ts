import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'about',
  lastStation: 2,
  startTime: 0,
  hiddenLines: 0,
} as const satisfies SceneFacts
