import { useRef } from 'react'
import { Body, useBodyFrame, useComposition, useScene, useWave } from '../engine/index.ts'
import { FRAME_ORDER, halfHeightAt, positionOf, shades, smootherstep } from '../engine/index.ts'
import type { Body3D, WaveSurface } from '../engine/index.ts'
import { lantern } from '../engine/shapes/lantern.ts'
import { compositions, type LanternName } from './compositions.ts'
import { useDelivery, useHarbour, useSteadied } from './harbour.ts'

/** The water. The amplitude is the smallest that the site's specification allows, so lanterns move only little. */
const surface: WaveSurface = {
  amplitude: 1,
  trains: [
    { fraction: 0.7, wavelength: 28, heading: 0.6, speed: 0.9, phase: 0.4 },
    { fraction: 0.3, wavelength: 15, heading: -0.8, speed: 1.3, phase: 2 },
  ],
}
const riding = { lean: 0.5, fromStart: true }

/** Radians by which a lantern leans towards the viewer. Parts are sorted by depth, so the flame is then drawn over the dome. */
const TO_VIEWER = 0.16

const shape = lantern()

interface LanternProps {
  name: LanternName
  /** Change of its brightness when a message has arrived. */
  light: number
  /** The station at which it takes the palette's warm colour. It also does when a message has arrived. */
  warmAt?: number
}

/** A lantern that rides the wave. */
export function Lantern({ name, light, warmAt }: LanternProps) {
  const body = useRef<Body3D>(null)
  const { lanterns, water } = useComposition(compositions)
  const [u, depth, size, yaw] = lanterns[name]
  const { screen } = useScene()
  const { left, arrived } = useDelivery()
  useWave(body, surface, riding)
  useHarbour(body, name)
  useSteadied(body, [TO_VIEWER, yaw, 0])
  useBodyFrame(
    body,
    (object) => {
      // It brightens once the letter has arrived, also where the answer comes sooner.
      const sent = smootherstep(left.current) * smootherstep(arrived.current)
      if (sent > 0) object.glow = light * sent
    },
    FRAME_ORDER.cues,
  )
  const [x, , z] = positionOf([u, 0, depth, size], [screen.lensX, screen.lensY], screen.aspect)
  return (
    <Body
      ref={body}
      name={name}
      shape={shape}
      lamp
      color={shades.teal}
      position={[x, water, z]}
      radius={size * screen.growth * halfHeightAt(depth)}
      rotation={[0, yaw, 0]}
      warmAt={warmAt}
      warmBy={warmAt === undefined ? undefined : arrived}
    />
  )
}
