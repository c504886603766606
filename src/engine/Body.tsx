import { extend, type ThreeElement } from '@react-three/fiber'
import { useLayoutEffect, useMemo, type Ref } from 'react'
import { Euler } from 'three'
import { Body3D, type Cue } from '../motion/Body3D.ts'
import type { BodyLook } from './body.ts'
import { adaptPlace, positionOf, radiusOf, type Place } from '../motion/composition.ts'
import { useScene } from '../motion/SceneContext.ts'
import type { Vec3 } from '../shared/vector.ts'

extend({ Body3D })

declare module '@react-three/fiber' {
  interface ThreeElements {
    body3D: ThreeElement<typeof Body3D>
  }
}

interface BodyProps extends BodyLook {
  ref?: Ref<Body3D>
  /** Unique in the scene. */
  name: string
  /** Its place in the picture. */
  at?: Place | undefined
  /** Instead of `at`: its position, and its radius, which is a factor on the shape. Scene units. */
  position?: Vec3 | undefined
  radius?: number | undefined
  /** Rotation before any motion: Euler angles in radians, order XYZ. */
  rotation?: Vec3
  /** The station at which, and the cue by which, it takes the palette's warm colour. */
  warmAt?: number | undefined
  warmBy?: Cue | undefined
}

const ORIGIN: Vec3 = [0, 0, 0]

/**
 * One body of a scene. It draws nothing: the scene's glass draws all of them at once. @throws Error outside
 * of a scene
 */
export function Body(props: BodyProps) {
  const { ref, name, at, position, radius, rotation = ORIGIN, warmAt, warmBy, ...look } = props
  const { screen, changed } = useScene(`The body "${name}"`)
  const { shape, color, lamp, marks } = look
  const place = at && adaptPlace(at, screen.growth)
  const [x, y, z] =
    position ?? (place ? positionOf(place, [screen.lensX, screen.lensY], screen.aspect) : ORIGIN)
  const [pitch, yaw, roll] = rotation
  const turn = useMemo(() => new Euler(pitch, yaw, roll), [pitch, yaw, roll])
  useLayoutEffect(() => {
    changed()
    return changed
  }, [changed, name, shape, color, lamp, marks, x, y, z])
  return (
    <body3D
      ref={ref ?? null}
      name={name}
      scale={radius ?? (place ? radiusOf(place) : 1)}
      rest-position={[x, y, z]}
      rest-rotation={turn}
      // React Three Fiber keeps the former value of a prop that becomes undefined.
      warmAt={warmAt ?? null}
      warmBy={warmBy ?? null}
      userData={look}
    />
  )
}
