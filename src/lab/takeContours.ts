import type { Mesh, ShaderMaterial } from 'three'
import type { ContourPicture } from '../tooling/pictures/contourSvg.ts'
import { LINE_STRIDE } from '../engine/chart/contours.ts'
import { CURVE_CORNERS, type ContourUniforms } from '../engine/chart/contourMesh.ts'
import type { LabStage } from './labStage.tsx'

/** A ramp over device pixels as one over NDC, in a window `length` pixels long. */
const inNdc = (factor: number, offset: number, length: number) =>
  [(factor * length) / 2, offset + (factor * length) / 2] as const

/**
 * Returns the contour lines of the scene on stage, and draws the scene without them, until its next frame.
 */
export function takeContours({ state }: Pick<LabStage, 'state'>): ContourPicture | null {
  const { scene, camera, gl } = state()
  let mesh: Mesh | undefined
  scene.traverse((object) => {
    if (object.name.endsWith('-contours')) mesh = object as Mesh
  })
  const uniforms = (mesh?.material as (ShaderMaterial & { uniforms: ContourUniforms }) | undefined)?.uniforms
  if (!mesh || !uniforms || uniforms.uCoastOnly.value === 1) return null
  mesh.visible = false
  gl.render(scene, camera)
  mesh.visible = true
  const { uLines, uLine, uAccent, uQuiet, uQuietX, uQuietY, uResolution } = uniforms
  const { data } = uLines.value.image as { data: Float32Array }
  const { x: width, y: height } = uResolution.value
  const [columns, rows] = [uQuietX.value, uQuietY.value]
  return {
    lines: Array.from({ length: mesh.geometry.drawRange.count / CURVE_CORNERS }, (_, line) => {
      const at = line * LINE_STRIDE
      return Array.from(data.subarray(at, at + LINE_STRIDE)) as unknown as ContourPicture['lines'][number]
    }),
    far: uLine.value.toArray(),
    near: uAccent.value.toArray(),
    quiet: uQuiet.value,
    ramps: [inNdc(columns.x, columns.y, width), inNdc(rows.x, rows.y, height), inNdc(rows.z, rows.w, height)],
  }
}
