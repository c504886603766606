import type { Ref } from 'react'
import type { Group } from 'three'
import type { Floating } from '../motion/floating.ts'
import type { Orbital } from '../motion/orbital.ts'
import { useFloating } from '../motion/useFloating.ts'
import { useOrbital } from '../motion/useOrbital.ts'
import { useWave } from '../motion/useWave.ts'
import type { Wave } from '../motion/wave.ts'
import type { BodySpec } from './body.ts'

/** A body with the motion that its layout gave it, which never changes its type. */
export function SceneBody({ body }: { body: BodySpec }) {
  const { motion } = body
  if (motion.type === 'floating') return <FloatingBody body={body} motion={motion} />
  if (motion.type === 'orbital') return <OrbitalBody body={body} motion={motion} />
  return <WaveBody body={body} motion={motion} />
}

function FloatingBody({ body, motion }: { body: BodySpec; motion: Floating }) {
  return <Posed body={body} ref={useFloating(motion)} />
}

function OrbitalBody({ body, motion }: { body: BodySpec; motion: Orbital }) {
  return <Posed body={body} ref={useOrbital(motion)} />
}

function WaveBody({ body, motion }: { body: BodySpec; motion: Wave }) {
  return <Posed body={body} ref={useWave(motion)} />
}

/** A named group that carries the body's pose and draws nothing: the scene's merged geometry does. */
function Posed({ body, ref }: { body: BodySpec; ref: Ref<Group> }) {
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
