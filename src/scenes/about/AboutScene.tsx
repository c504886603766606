import { useMemo, useRef } from 'react'
import { Vector3 } from 'three'
import { Glass, Scene } from '../../engine/index.ts'
import {
  PHASES,
  ranksOf,
  positionOf,
  radiusOf,
  segmentProgress,
  useBodyFrame,
  useComposition,
  useScene,
  useWorldTurn,
  useWave,
  waveRestOf,
} from '../../motion/index.ts'
import type { Body, World, WaveSurface } from '../../motion/index.ts'
import { itemAt, memoize } from '../../shared/lists.ts'
import { lengthOf, subtract } from '../../shared/vector.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { MARK_RADII, star, type Magnitude } from '../../engine/shapes/star.ts'
import { sceneFacts } from '../facts.ts'
import { Links } from './Links.tsx'
import { gatheredPlaces } from './gathering.ts'
import { skies, type Star as StarRow } from './skies.ts'

const glass = {
  alpha: 0.35,
  rim: 1.1,
  rimExponent: 1.5,
  roundness: 0.7,
  lines: 1.1,
  hiddenLines: 0,
  contours: 3.4,
  coastOnly: true,
} as const

/** A long swell. */
const swell: WaveSurface = {
  amplitude: 1.2,
  trains: [
    { fraction: 0.7, wavelength: 34, heading: 1.1, speed: 0.55, phase: 0 },
    { fraction: 0.3, wavelength: 21, heading: -0.5, speed: 0.8, phase: 1.7 },
  ],
}

/** A constellation: twenty stars that ride a long swell, with links between near ones. */
export function AboutScene() {
  const { lens, fog } = useComposition(skies)
  return (
    <Scene facts={sceneFacts.about} lens={lens} fog={fog} glass={glass}>
      <Constellation />
    </Scene>
  )
}

/**
 * The sky turns about the first star from station to station. At station 2 all stars gather there, the
 * nearest first.
 */
function Constellation() {
  const { stars, stations, reach } = useComposition(skies)
  const { lensX, lensY, aspect } = useScene().screen
  const { places, first, turns } = useMemo(() => {
    const lens = [lensX, lensY] as const
    const all = stars.map(({ at }) => positionOf(at, lens, aspect))
    const pivot = itemAt(all, 0)
    const order = ranksOf(all.map((position) => lengthOf(subtract(position, pivot))))
    const gathered = gatheredPlaces(all, reach)
    return {
      places: all.map((position, index) => {
        return { position, order: order[index] ?? 0, gathersAt: itemAt(gathered, index) }
      }),
      first: pivot,
      turns: stations.map(({ u, v, depth, yaw, pitch }) => {
        return { yaw, pitch, to: positionOf([u, v, depth, 0], lens, aspect) }
      }),
    }
  }, [stars, stations, reach, lensX, lensY, aspect])
  const sky = useWorldTurn(first, turns)
  const all = stars.map((row, index) => {
    const name = `star-${index}`
    return <Star key={name} name={name} row={row} {...itemAt(places, index)} sky={sky} />
  })
  return (
    <>
      {all}
      <Links count={all.length} />
    </>
  )
}

interface StarProps {
  name: string
  row: StarRow
  position: Vec3
  sky: World
  /** Where it stands at station 2, relative to the first star, and its rank on the way there, 0 to 1. */
  gathersAt: Vec3
  order: number
}

/**
 * Size from which on a star's marks need more corners to look round. A fraction of half the window's height.
 */
const LARGE = 0.06
const largeStar = memoize((magnitude: Magnitude) => star(magnitude, true))
const smallStar = memoize((magnitude: Magnitude) => star(magnitude, false))

function Star({ name, row, position, sky, gathersAt, order }: StarProps) {
  const { at, magnitude, color, turn } = row
  const body = useRef<Body>(null)
  const gathered = useRef(new Vector3())
  useWave(body, swell)
  useBodyFrame(
    body,
    (object, { reading }) => {
      if (!(reading > 0)) return
      // The swell stays along y and is not contracted.
      object.position.y -= object.lift
      sky.apply(object)
      const place = gathered.current.fromArray(gathersAt).add(sky.place)
      object.position.lerp(place, segmentProgress(reading - 1, order))
      object.position.y += object.lift
    },
    PHASES.stations,
  )
  return (
    <Glass
      ref={body}
      name={name}
      shape={at[3] > LARGE ? largeStar(magnitude) : smallStar(magnitude)}
      color={color}
      // The swell lifts it to its place at the start.
      position={[position[0], waveRestOf(position, swell), position[2]]}
      radius={radiusOf(at)}
      rotation={[...turn, 0]}
      marks={MARK_RADII[magnitude]}
      warmAt={name === 'star-0' ? 2 : undefined}
    />
  )
}
