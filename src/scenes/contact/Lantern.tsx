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

/** The water, which is not drawn. */
const surface: WaveSurface = {
  // Scene units. tests/scenes/conformance.test.tsx allows 1 to 5.
  amplitude: 1,
  // `speed` is the angular frequency, radians per second.
  waves: [{ fraction: 1, wavelength: 28, heading: 0.6, speed: 0.9, phase: 0.4 }],
}
/** A lantern leans by half the wave's slope. At time 0 it stands at its base position. */
const riding = { lean: 0.5, startsAtBase: true }

/** Radians by which a lantern tips forward at the questions: upright, its dome is drawn over its flame. */
const TO_VIEWER = 0.16

/** Most that each of the two pulses of the lantern with `comesOnArrival` adds to its brightness. */
const PULSE = 1.2

/** Its rotation at `delivered`, tipped forward: from the side its circles of light would not be seen. */
const TIPPED = quaternionOf([0.75, 0, 0])

const shape = lantern()

interface LanternProps {
  name: LanternName
  /** Change of its brightness when a message has arrived. */
  brightenBy: number
  /**
   * Whether it comes to the envelope's place, highlighted, once a message has arrived. It is highlighted at
   * keyframe 2 as well.
   */
  comesOnArrival?: boolean
}

/** A lantern that rides the wave. */
export function Lantern({ name, brightenBy, comesOnArrival = false }: LanternProps) {
  const body = useRef<Body>(null)
  const { lanterns, delivered } = useLayout(poses)
  const { at, yaw } = lanterns[name]
  const { screen } = useScene()
  const { left, arrived } = useDelivery()
  const pulse = useLevel(() => comesOnArrival && arrived.current === 1)
  useWave(body, surface, riding)
  useSectionPoses(body, name)
  useRotationOnWater(body, [TO_VIEWER, yaw, 0])
  useBodyFrame(
    body,
    (object, { progress }) => {
      // A message can arrive before the envelope has left. The lantern waits for both.
      const arrival = smootherstep(left.current) * smootherstep(arrived.current)
      if (arrival === 0) return
      object.brightness += arrival * (brightenBy + PULSE * Math.sin(TAU * pulse.current) ** 2)
      if (!comesOnArrival) return
      // On the way to the questions, from progress 1 to 1.45, it goes back to the water.
      const come = arrival * smootherstep((1.45 - progress) / 0.45)
      screen.approach(object, delivered, come)
      turnTowards(object, TIPPED, come)
    },
    PRIORITIES.afterKeyframes,
  )
  return (
    <Glass
      ref={body}
      name={name}
      shape={shape}
      color={shades.teal}
      at={at}
      rotation={[0, yaw, 0]}
      highlightAt={comesOnArrival ? 2 : undefined}
      highlightBy={comesOnArrival ? arrived : undefined}
    />
  )
}
