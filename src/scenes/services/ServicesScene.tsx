import { useRef } from 'react'
import { Glass, Scene } from '../../engine/index.ts'
import { useLayout, useFloating, useOrbital } from '../../motion/index.ts'
import type { Body, BodyRef, Float } from '../../motion/index.ts'
import { TAU } from '../../shared/math.ts'
import { sceneFacts } from '../facts.ts'
import { poses, type Poses } from './poses.ts'
import { instruments } from './instruments.ts'
import { cloud, gear, monitor, network, phone, type Instrument } from './instrumentLooks.ts'
import { useClosingCall } from './useClosingCall.ts'
import { useOpenCard } from './useOpenCard.ts'

const glass = { diffuse: 0.28, glint: 0.42, lines: 1.3, hiddenLines: 0.4 } as const

/**
 * Eight instruments, five that differ: alternately one floats at its place, one orbits a point. Each stands
 * for services, see `instruments.ts`. At the closing call, keyframe 1, each has a seat on an arc; no two of a
 * kind are neighbours there.
 */
export function ServicesScene() {
  const { viewOffset, aroundTextAt } = useLayout(poses)
  return (
    <Scene facts={sceneFacts.services} viewOffset={viewOffset} glass={glass} aroundTextAt={aroundTextAt}>
      <Floating name="monitor" instrument={monitor} seat={0} float={{ period: 11.8845, phase: 0.699 }} />
      <Orbiting name="phone" instrument={phone} seat={1} size={5.2} />
      <Floating name="cloud" instrument={cloud} seat={2} float={{ period: 9.7666, phase: 0.7298 }} />
      <Orbiting name="gear" instrument={gear} seat={3} size={3.4} highlightAt={1} />
      <Floating name="network" instrument={network} seat={4} float={{ period: 7.986, phase: 0.368 }} />
      <Orbiting name="second monitor" instrument={monitor} seat={5} size={3.2} />
      <Floating name="second phone" instrument={phone} seat={6} float={{ period: 8.2377, phase: 0.8778 }} />
      <Orbiting name="second cloud" instrument={cloud} seat={7} size={3} />
    </Scene>
  )
}

interface InstrumentProps {
  instrument: Instrument
  /** Its seat at the closing call, from 0. */
  seat: number
  /** The keyframe at which it takes the highlight colour. */
  highlightAt?: number
}

interface FloatingProps extends InstrumentProps {
  name: keyof Poses['floats']
  float: Float
}

/** An instrument that sways at its place. */
function Floating({ name, float, ...props }: FloatingProps) {
  const body = useRef<Body>(null)
  const { floats } = useLayout(poses)
  useFloating(body, { style: 'sway', ...float })
  useInstrument(body, name, props)
  return (
    <Glass
      ref={body}
      name={name}
      at={floats[name]}
      {...props.instrument.look}
      highlightAt={props.highlightAt}
    />
  )
}

interface OrbitingProps extends InstrumentProps {
  name: keyof Poses['orbits']
  /** Radius of the instrument, scene units. */
  size: number
}

/** An instrument that orbits. All do so at the same speed, so that they keep their distances. */
function Orbiting({ name, size, ...props }: OrbitingProps) {
  const body = useRef<Body>(null)
  const { orbits, centre, tilt } = useLayout(poses)
  const [radius, degrees] = orbits[name]
  useOrbital(body, { radius, startAngle: (degrees / 360) * TAU, speed: 0.11, tilt })
  useInstrument(body, name, props)
  return (
    <Glass
      ref={body}
      name={name}
      position={centre}
      radius={size}
      {...props.instrument.look}
      highlightAt={props.highlightAt}
    />
  )
}

/** What all instruments do with the page. */
function useInstrument(
  body: BodyRef,
  name: keyof typeof instruments,
  { instrument, seat }: InstrumentProps,
): void {
  useClosingCall(body, seat, instrument)
  useOpenCard(body, instruments[name], instrument)
}
