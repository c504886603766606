import { useRef } from 'react'
import { Glass, shades } from '../../engine/index.ts'
import {
  PRIORITIES,
  quaternionOf,
  smootherstep,
  turnTowards,
  useBodyFrame,
  useLayout,
  useLevel,
  useScene,
  useWave,
} from '../../motion/index.ts'
import type { Body, WaveSurface } from '../../motion/index.ts'
import { TAU } from '../../shared/math.ts'
import { lantern } from '../../engine/shapes/lantern.ts'
import { poses, type LanternName } from './poses.ts'
import { useDelivery, useSectionPoses, useRotationOnWater } from './contactMotions.ts'

/**
 * The water. The amplitude is the smallest that tests/scenes/conformance.test.tsx allows, so lanterns move
 * only little.
 */
const surface: WaveSurface = {
  amplitude: 1,
  waves: [{ fraction: 1, wavelength: 28, heading: 0.6, speed: 0.9, phase: 0.4 }],
}
/** At time 0 it stands at its base position. */
const riding = { lean: 0.5, startsAtBase: true }

/**
 * Radians by which a lantern leans towards the viewer, so that its flame is nearer than its dome and is drawn
 * over it.
 */
const TO_VIEWER = 0.16

/** Change of brightness at the height of each of the two pulses of the lantern that comesWhenSent. */
const PULSE = 1.2

/** Its rotation then: from below, its rings would not be seen. */
const ABOVE = quaternionOf([0.75, 0, 0])

const shape = lantern()

interface LanternProps {
  name: LanternName
  /** Change of its brightness when a message has arrived. */
  brightenBy: number
  /**
   * Whether it comes to the envelope's place, highlighted, once a message has arrived. It is highlighted at
   * keyframe 2 as well.
   */
  comesWhenSent?: boolean
}

/** A lantern that rides the wave. */
export function Lantern({ name, brightenBy, comesWhenSent = false }: LanternProps) {
  const body = useRef<Body>(null)
  const { lanterns, delivered } = useLayout(poses)
  const { at, yaw } = lanterns[name]
  const { screen } = useScene()
  const { left, arrived } = useDelivery()
  const isThere = () => comesWhenSent && arrived.current === 1
  const pulse = useLevel(isThere)
  useWave(body, surface, riding)
  useSectionPoses(body, name)
  useRotationOnWater(body, [TO_VIEWER, yaw, 0])
  useBodyFrame(
    body,
    (object, { progress }) => {
      // It brightens once the envelope has left, also where the message has arrived before that.
      const sent = smootherstep(left.current) * smootherstep(arrived.current)
      if (sent === 0) return
      object.brightness += brightenBy * sent + PULSE * Math.sin(TAU * pulse.current) ** 2
      // On the way to the questions, from progress 1 to 1.45, it goes back to the water.
      if (!comesWhenSent) return
      const come = sent * smootherstep((1.45 - progress) / 0.45)
      screen.approach(object, delivered, come)
      turnTowards(object, ABOVE, come)
    },
    PRIORITIES.reactions,
  )
  return (
    <Glass
      ref={body}
      name={name}
      shape={shape}
      color={shades.teal}
      at={at}
      rotation={[0, yaw, 0]}
      highlightAt={comesWhenSent ? 2 : undefined}
      highlightBy={comesWhenSent ? arrived : undefined}
    />
  )
}
