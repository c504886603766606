import { useMemo, useRef } from 'react'
import { Glass, Scene, shades } from '../../engine/index.ts'
import { isDesktop, radiusOf, useAspect, useLayout, useFloating, useKeyframes } from '../../motion/index.ts'
import type { Body, Keyframe, SceneFrame } from '../../motion/index.ts'
import { memoize } from '../../shared/lists.ts'
import { polyhedra, type Solid } from '../../engine/shapes/polyhedra.ts'
import { sceneFacts } from '../facts.ts'
import type { Crystal as CrystalRow, Name } from './crystals.ts'
import { poses } from './poses.ts'
import { curvePoses } from './curve.ts'

/**
 * Fifteen polyhedra that float at all depths, behind the home page and every page without a scene of its own.
 */
export function DefaultScene() {
  const { viewOffset, crystals, keyframes, curve } = useLayout(poses)
  const aspect = useAspect()
  const names = Object.keys(crystals) as Name[]
  const call = useMemo(() => {
    const [, ...others] = Object.keys(crystals) as Name[]
    const size = (name: Name) => radiusOf(crystals[name].at)
    const bySize = others.toSorted((a, b) => size(b) - size(a))
    return curvePoses(bySize, curve, aspect).set('hero', curve.hero)
  }, [crystals, curve, aspect])
  return (
    <Scene facts={sceneFacts.default} viewOffset={viewOffset} scalesWithAspect>
      {names.map((name, index) => {
        const { quotes, lost } = keyframes[name]
        const itsKeyframes = [quotes, call.get(name) ?? quotes, lost]
        return (
          <Crystal
            key={name}
            name={name}
            row={crystals[name]}
            keyframes={itsKeyframes}
            turn={turnOf(index)}
          />
        )
      })}
    </Scene>
  )
}

/** Multiples of the golden ratio's fraction, modulo 1, are spread evenly over 0 to 1. */
const GOLDEN = 0.618034

/** Radians by which a crystal turns on its way between two keyframes. */
const turnOf = (index: number) => 0.8 + 1.1 * ((index * GOLDEN) % 1)

/** The panels before the quotes leave the scene their last columns. */
const staysInView = (span: number, sceneFrame: SceneFrame) => span === 0 && isDesktop(sceneFrame)

/** Depth from which on crystals are far, and dimmer. */
const FAR = { depth: 36, brightness: -0.35 } as const

/** The near crystal comes last to the quotes, so that it grows while the gap before them is in view. */
const growing = [0]

const shapeOf = memoize((solid: Solid) => polyhedra[solid]())

interface CrystalProps {
  name: Name
  row: CrystalRow
  keyframes: readonly Keyframe[]
  turn: number
}

/** A polyhedron that floats and turns. */
function Crystal({ name, row, keyframes, turn }: CrystalProps) {
  const { solid, shade, at, rotation, float } = row
  const body = useRef<Body>(null)
  useFloating(body, float)
  useKeyframes(body, keyframes, {
    staysInView,
    late: name === 'near' ? growing : undefined,
    turnPerSpan: turn,
  })
  return (
    <Glass
      ref={body}
      name={name}
      shape={shapeOf(solid)}
      color={shades[shade]}
      at={at}
      rotation={rotation}
      brightness={at.depth < FAR.depth ? 0 : FAR.brightness}
      highlightAt={name === 'hero' ? 2 : undefined}
    />
  )
}
