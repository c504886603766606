import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Mesh } from 'three'
import { LAYER, createBodyUniforms, lineGeometry, shades, useGlass } from '../../engine/index.ts'
import type { BodyUniforms, Line } from '../../engine/index.ts'
import { CAMERA, PRIORITIES, type World } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** y, z and brightness of the horizontal lines behind the bars. The last one is the horizon. */
const waterLines = [
  [-15, -62, 0.1],
  [-15, -88, 0.11],
  [-15, -134, 0.12],
  [0, -170, 0.32],
] as const

/** Each in two pieces: it brightens from the text to the right, then fades beyond the picture. */
const geometry = lineGeometry(
  waterLines.flatMap(([y, z, strength]): Line[] => {
    const pointAt = (fraction: number): Vec3 => [fraction * (CAMERA.z - z), y, z]
    const line = {
      normals: [
        [0, 0, 1],
        [0, 0, 1],
      ],
      tint: 'body',
      unlit: true,
    } as const
    return [
      { ...line, from: pointAt(-0.55), to: pointAt(0.25), strength: [0, strength] },
      { ...line, from: pointAt(0.25), to: pointAt(2.2), strength: [strength, 0.4 * strength] },
    ]
  }),
)

/** Fraction of the lines' brightness that one radian of the world's pitch takes away. */
const FADE = 4

function pitchTo(mesh: Mesh | null, { uBrightness }: Pick<BodyUniforms, 'uBrightness'>, pitch: number): void {
  if (!mesh) return
  uBrightness.value = -FADE * pitch
  // A shear: y falls with z.
  mesh.matrix.elements[9] = -pitch
  mesh.matrixWorldNeedsUpdate = true
}

/** Lines of the sky. They rise as the world pitches about z = 0, where the row stands at the keyframes. */
export function Horizon({ world }: { world: World }) {
  const mesh = useRef<Mesh>(null)
  const { uniforms } = useGlass('Horizon')
  const own = useMemo(
    () => ({
      ...createBodyUniforms(uniforms, shades.blue),
      uLineWidth: { value: 0.5 },
      uSolid: { value: false },
    }),
    [uniforms],
  )
  useFrame(() => pitchTo(mesh.current, own, world.pitch), PRIORITIES.poses)
  return (
    <mesh
      ref={mesh}
      geometry={geometry}
      matrixAutoUpdate={false}
      frustumCulled={false}
      renderOrder={LAYER.lines}
    >
      <glassLineMaterial args={[own]} />
    </mesh>
  )
}
