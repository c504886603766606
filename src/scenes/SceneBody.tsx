import type { Ref } from 'react'
import type { Group } from 'three'
import type { Floating } from '../motion/floating.ts'
import type { Orbital } from '../motion/orbital.ts'
import { useFloating, useOrbital, useWave } from '../motion/useMotion.ts'
import type { Wave } from '../motion/wave.ts'
import type { BodySpec } from './body.ts'

/** One body of a scene, moved by its motion. Another type of motion remounts the body. */
export function SceneBody({ body }: { body: BodySpec }) {
  const { motion } = body
  switch (motion.type) {
    case 'floating':
      return <FloatingBody body={body} motion={motion} />
    case 'orbital':
      return <OrbitalBody body={body} motion={motion} />
    case 'wave':
      return <WaveBody body={body} motion={motion} />
    default:
      // Does not compile while a type of motion has no case.
      return motion satisfies never
  }
}

function FloatingBody({ body, motion }: { body: BodySpec; motion: Floating }) {
  return <BodyGroup body={body} ref={useFloating(motion)} />
}

function OrbitalBody({ body, motion }: { body: BodySpec; motion: Orbital }) {
  return <BodyGroup body={body} ref={useOrbital(motion)} />
}

function WaveBody({ body, motion }: { body: BodySpec; motion: Wave }) {
  return <BodyGroup body={body} ref={useWave(motion)} />
}

/** A group with the body's name, pose and motion. It draws nothing. The scene's drawing draws the body. */
function BodyGroup({ body, ref }: { body: BodySpec; ref: Ref<Group> }) {
  return (
    <group
      ref={ref}
      name={body.name}
      position={[...body.position]}
      rotation={[...body.rotation]}
      scale={body.radius}
      userData={{ motion: body.motion }}
    />
  )
}
