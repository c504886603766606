import { Scene } from '../../engine/index.ts'
import { useLayout } from '../../motion/index.ts'
import { sceneFacts } from '../facts.ts'
import { poses } from './poses.ts'
import { Lantern } from './Lantern.tsx'
import { Envelope, Message } from './Envelope.tsx'

/** Lines behind the glass are dimmer than by default: through a thin envelope one sees all of them. */
const glass = { hiddenLines: 0.35 } as const

/**
 * Five envelopes float above three lanterns, which ride a wave. On desktops all go to the form at keyframe 1.
 * The nearest envelope leaves with the form's message; once that has arrived, the lanterns brighten, and the
 * nearest one comes. At keyframe 2, beside the questions, three envelopes lie on the water.
 */
export function ContactScene() {
  const { viewOffset } = useLayout(poses)
  return (
    // Tablets have the poses of phones, but larger: `scalesWithAspect`.
    <Scene facts={sceneFacts.contact} viewOffset={viewOffset} scalesWithAspect glass={glass}>
      <Message rotationOnWater={[-1, 0.22, 0.16]} />
      <Envelope name="second envelope" rotationOnWater={[-0.95, -0.3, -0.12]} />
      <Envelope name="third envelope" rotationOnWater={[-0.9, 0.25, 0.1]} />
      <Envelope name="fourth envelope" />
      <Envelope name="fifth envelope" />
      <Lantern name="near lantern" brightenBy={1.1} comesOnArrival />
      <Lantern name="lantern" brightenBy={0.7} />
      <Lantern name="far lantern" brightenBy={1.2} />
    </Scene>
  )
}
