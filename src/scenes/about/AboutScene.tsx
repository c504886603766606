import { useRef } from 'react'
import { Glass, Scene } from '../../engine/index.ts'
import { CAMERA, positionOf, useKeyframes, useLayout, useScene, useWave } from '../../motion/index.ts'
import type { Body, BodyRef, Keyframe, WaveSurface } from '../../motion/index.ts'
import { memoize } from '../../shared/lists.ts'
import { mix } from '../../shared/math.ts'
import { MARK_RADII, star, type Magnitude } from '../../engine/shapes/star.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { sceneFacts } from '../facts.ts'
import { Links } from './Links.tsx'
import { behindOf, offsetOf, stars, wheels, type Star as StarRow } from './wheel.ts'

const glass = {
  alpha: 0.35,
  rim: 1.1,
  rimExponent: 1.5,
  roundness: 0.7,
  lines: 1.1,
  hiddenLines: 0,
  contours: 3.4,
  obstaclesOnly: true,
} as const

/** At time 0 a star stands at its place. */
const riding = { startsAtBase: true }

const swell: WaveSurface = {
  amplitude: 1.2,
  waves: [
    { fraction: 0.7, wavelength: 34, heading: 1.1, speed: 0.55, phase: 0 },
    { fraction: 0.3, wavelength: 21, heading: -0.5, speed: 0.8, phase: 1.7 },
  ],
}

/**
 * A wheel of twenty stars that ride a long swell, with links between near ones. At first few are near each
 * other: they stand apart in depth. At keyframe 1 they have come together, and the hub turns gold.
 */
export function AboutScene() {
  const { viewOffset } = useLayout(wheels)
  return (
    <Scene facts={sceneFacts.about} viewOffset={viewOffset} glass={glass}>
      <Constellation />
    </Scene>
  )
}

/** Factors on the distances of the front and the rear stars from the camera at keyframe 0. */
const APART = { near: 0.8, far: 2.2 } as const

/** Returns the position that is `factor` times as far from the camera, at the same place on the screen. */
const apartFromCamera = ([x, y, z]: Vec3, factor: number): Vec3 => [
  x * factor,
  y * factor,
  CAMERA.z - factor * (CAMERA.z - z),
]

function Constellation() {
  const { viewOffset, hub, reach, size } = useLayout(wheels)
  const { aspect } = useScene().screen
  const hubBody = useRef<Body>(null)
  const [x, y, z] = positionOf(hub, viewOffset, aspect)
  return (
    <>
      {stars.map((row, index) => {
        const [dx, dy, dz] = offsetOf(index, reach)
        const name = `star-${index}`
        const apart = mix(APART.near, APART.far, behindOf(index))
        const position = apartFromCamera([x + dx, y + dy, z + dz], apart)
        const props = { name, row, position, apart, radius: size * row.radius, hub: hubBody }
        return <Star key={name} {...props} isHub={index === 0} />
      })}
      <Links count={stars.length} />
    </>
  )
}

interface StarProps {
  name: string
  row: StarRow
  /** At keyframe 0. */
  position: Vec3
  /** Factor on its distance from the camera at keyframe 0. */
  apart: number
  /** Scene units. */
  radius: number
  /** The star in the middle. */
  hub: BodyRef
  isHub: boolean
}

/** Radius in scene units from which on a star's marks need more corners to look round. */
const LARGE = 1
const largeStar = memoize((magnitude: Magnitude) => star(magnitude, true))
const smallStar = memoize((magnitude: Magnitude) => star(magnitude, false))

function Star(props: StarProps) {
  const { name, row, position, apart, radius, hub, isHub } = props
  const { magnitude, color, turn } = row
  const own = useRef<Body>(null)
  const body = isHub ? hub : own
  useWave(body, swell, riding)
  // It keeps its place on the screen: front stars go back, rear ones come nearer.
  const together: Keyframe = (pose) => {
    pose.depth /= apart
  }
  useKeyframes(body, [together], { staysInView: () => true })
  return (
    <Glass
      ref={body}
      name={name}
      shape={radius >= LARGE ? largeStar(magnitude) : smallStar(magnitude)}
      color={color}
      position={position}
      radius={radius}
      rotation={[...turn, 0]}
      marks={MARK_RADII[magnitude]}
      // Without its hub the wheel would be debris.
      shownWith={hub}
      highlightAt={isHub ? 1 : undefined}
    />
  )
}
