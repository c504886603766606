import { defineScene } from '../defineScene.tsx'
import { lanternLight } from './lanternLight.ts'
import { CONTACT_COUNT, contactLayout } from './layout.ts'

/** Five floating envelopes and three lanterns on the water. */
export const contactScene = defineScene({
  id: 'contact',
  layout: contactLayout,
  count: CONTACT_COUNT,
  style: { hiddenLines: 0.35 },
  extend: lanternLight,
})
