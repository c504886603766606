import type { SceneFacts } from '../../engine/facts.ts'

export const facts = {
  id: 'testimonials',
  lastStation: 1,
  startTime: 0,
  hiddenLines: 0.55,
} as const satisfies SceneFacts
