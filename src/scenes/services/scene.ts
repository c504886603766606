import { defineScene } from '../defineScene.tsx'
import { fog } from './journey.ts'
import { SERVICES_COUNT, servicesLayout } from './layout.ts'

/** Eight instruments of five kinds. Alternately one floats and one orbits the centre of the ring. */
export const servicesScene = defineScene({
  id: 'services',
  layout: servicesLayout,
  count: SERVICES_COUNT,
  style: { diffuse: 0.28, glint: 0.42, hiddenLines: 0.4, lines: 1.3 },
  fog,
})
