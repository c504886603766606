import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { colors } from 'virtual:content/palette'
import {
  LAYER,
  createBodyUniforms,
  lineGeometry,
  mixRgb,
  rgbOf,
  shades,
  useGlass,
  type Line,
} from '../../engine/index.ts'
import { CAMERA, PRIORITIES, halfHeightAt, type Body } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { mix, smoothstep } from '../../shared/math.ts'

/** Largest distance between two stars that a line joins, scene units. */
const REACH = 20
/** Pixels between the end of a line and the marks of its star. */
const GAP = 4
const COLOR = mixRgb(shades.teal, shades.green, 0.35)
const HIGHLIGHT = rgbOf(colors.highlight)

const link: Line = {
  from: [0, 0, 0],
  to: [0, 0, 0],
  normals: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  tint: 'body',
  strength: 1,
}

/**
 * Where a line begins, outside of the marks of its star: share of its way of that many pixels on the screen.
 * `half` is half the height that the camera sees at the star.
 */
const gapOf = ({ scale, marks }: Body, half: number, pixels: number, perHeight: number, lineScale: number) =>
  ((marks * scale.x * perHeight) / half + GAP * lineScale) / Math.max(1, pixels)

/** The share of the way in the world that is this share of the way on the screen. */
const inWorld = (share: number, from: number, to: number) => (share * from) / mix(to, from, share)

/** Links between all stars within reach of each other, which are `count`. */
export function Links({ count }: { count: number }) {
  const { bodies, uniforms } = useGlass('Links')
  const own = useMemo(
    () => ({ ...createBodyUniforms(uniforms, COLOR), uLineWidth: { value: 0.85 } }),
    [uniforms],
  )
  const geometry = useMemo(
    () => lineGeometry(Array.from({ length: (count * (count - 1)) / 2 }, () => link)),
    [count],
  )
  // Reused by all frames.
  const { current: stars } = useRef<Body[]>([])
  useFrame(({ size, viewport: { dpr } }) => {
    const { position, aTo, aColor, aStrength } = geometry.attributes
    if (!position || !aTo || !aColor || !aStrength) return
    stars.length = 0
    for (const body of bodies) stars.push(body)
    const perHeight = (size.height * dpr) / 2
    let at = 0
    for (let index = 0; index < stars.length; index += 1) {
      const one = itemAt(stars, index)
      for (let next = index + 1; next < stars.length; next += 1) {
        const other = itemAt(stars, next)
        const a = one.position
        const b = other.position
        const near = 1 - a.distanceTo(b) / REACH
        if (near <= 0) continue
        const depth = Math.max(CAMERA.near, CAMERA.z - a.z)
        const otherDepth = Math.max(CAMERA.near, CAMERA.z - b.z)
        const half = halfHeightAt(depth)
        const otherHalf = halfHeightAt(otherDepth)
        const pixels = perHeight * Math.hypot(b.x / otherHalf - a.x / half, b.y / otherHalf - a.y / half)
        const gap = gapOf(one, half, pixels, perHeight, uniforms.uLineScale.value)
        const otherGap = gapOf(other, otherHalf, pixels, perHeight, uniforms.uLineScale.value)
        if (gap + otherGap >= 1) continue
        const from = inWorld(gap, depth, otherDepth)
        const to = 1 - inWorld(otherGap, otherDepth, depth)
        const shown = Math.min(one.shown, other.shown)
        // Those of a highlighted star have its colour.
        const highlight = Math.max(one.highlight, other.highlight)
        const red = mix(COLOR[0], HIGHLIGHT[0], highlight)
        const green = mix(COLOR[1], HIGHLIGHT[1], highlight)
        const blue = mix(COLOR[2], HIGHLIGHT[2], highlight)
        // Where many stars meet, the longest links would be a haze of threads.
        const opacity = 0.95 * mix(near, Math.sqrt(near), 0.45) * smoothstep(0, 0.42, near) * shown
        for (let corner = 0; corner < 4; corner += 1, at += 1) {
          position.setXYZ(at, mix(a.x, b.x, from), mix(a.y, b.y, from), mix(a.z, b.z, from))
          aTo.setXYZ(at, mix(a.x, b.x, to), mix(a.y, b.y, to), mix(a.z, b.z, to))
          aColor.setXYZ(at, red, green, blue)
          aStrength.setXY(at, 1, opacity)
        }
      }
    }
    for (const attribute of [position, aTo, aColor, aStrength]) attribute.needsUpdate = true
    geometry.setDrawRange(0, 1.5 * at)
  }, PRIORITIES.drawing)
  return (
    <mesh name="about-links" geometry={geometry} frustumCulled={false} renderOrder={LAYER.lines}>
      <glassLineMaterial args={[own]} />
    </mesh>
  )
}
