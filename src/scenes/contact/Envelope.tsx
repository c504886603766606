import { useRef } from 'react'
import { Glass, shades } from '../../engine/index.ts'
import {
  PRIORITIES,
  smootherstep,
  turnAboutY,
  useBodyFrame,
  useLayout,
  useFloating,
  useScene,
} from '../../motion/index.ts'
import type { Body, BodyRef } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { envelope as envelopeShape } from '../../engine/shapes/envelope.ts'
import { poses, type EnvelopeName } from './poses.ts'
import { useDelivery, useSectionPoses, useRotationOnWater } from './contactMotions.ts'

interface EnvelopeProps {
  name: EnvelopeName
  /** Its rotation on the water at the questions, leaning back: Euler angles in radians. */
  rotationOnWater?: Vec3
}

/** An envelope that floats. It sways about x and y, because from the side it would be only a line. */
export function Envelope({ name, rotationOnWater }: EnvelopeProps) {
  const body = useRef<Body>(null)
  useEnvelope(body, name, rotationOnWater)
  return <EnvelopeBody body={body} name={name} />
}

/** Factor on the depth of `away` once the message has arrived, and change of the brightness then. */
const ARRIVED = { depth: 1.5, brightness: -0.85 } as const

/**
 * The nearest envelope stands for the form's message. It leaves while that is being sent, and stays away once
 * it has arrived. A failure brings it back.
 */
export function Message({ rotationOnWater }: { rotationOnWater: Vec3 }) {
  const body = useRef<Body>(null)
  const { away } = useLayout(poses)
  const { screen } = useScene()
  const { left, arrived } = useDelivery()
  const target = useRef({ ...away })
  useEnvelope(body, 'envelope', rotationOnWater)
  useBodyFrame(
    body,
    (object) => {
      const gone = smootherstep(left.current)
      if (gone === 0) return
      const arrival = gone * smootherstep(arrived.current)
      Object.assign(target.current, away)
      target.current.depth *= ARRIVED.depth ** arrival
      screen.approach(object, target.current, gone)
      // It shows its back, with address and stamp, while it leaves.
      turnAboutY(object, Math.PI * gone)
      object.brightness += ARRIVED.brightness * arrival
    },
    PRIORITIES.afterKeyframes,
  )
  return <EnvelopeBody body={body} name="envelope" />
}

/** Floats an envelope, and moves it to the form and to the questions. */
function useEnvelope(body: BodyRef, name: EnvelopeName, rotationOnWater: Vec3 | undefined): void {
  const { float } = useLayout(poses).envelopes[name]
  useFloating(body, { style: 'sway', ...float })
  useSectionPoses(body, name)
  useRotationOnWater(body, rotationOnWater)
}

const shape = envelopeShape()

function EnvelopeBody({ body, name }: { body: BodyRef; name: EnvelopeName }) {
  const { at, rotation } = useLayout(poses).envelopes[name]
  return <Glass ref={body} name={name} shape={shape} color={shades.teal} at={at} rotation={rotation} />
}
