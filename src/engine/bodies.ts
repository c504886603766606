import { Group, type Object3D } from 'three'
import { Body3D } from '../motion/Body3D.ts'
import { hasPose } from '../motion/useSceneFrame.ts'
import type { BodyLook, Rgb } from './body.ts'
import { ranksOf, smootherstep, warmthOf } from '../motion/easing.ts'
import { createDrawing, type Drawing } from './drawing.ts'
import type { SceneShaders } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import { POSE_STRIDE, poseFields } from './poseFields.ts'

const sameRgb = (a: Rgb, b: Rgb) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
const sameLook = (a: BodyLook, b: BodyLook | undefined) =>
  a.shape === b?.shape && a.lamp === b.lamp && a.marks === b.marks && sameRgb(a.color, b.color)

/** The pose of a body that stands in a group of its own. Reused by all bodies. */
const nested = new Group()

/** @throws Error that names the body that is not right */
function check(list: readonly Body3D[]): void {
  const names = new Set<string>()
  for (const { name, userData } of list) {
    if (names.has(name)) throw new Error(`two bodies are named "${name}"`)
    names.add(name)
    if (!Array.isArray((userData as Partial<BodyLook>).shape?.parts))
      throw new Error(`body "${name}" has a shape that is none: take one of engine/shapes`)
  }
}

/** Creates the list of a scene's mounted bodies, in the order of the JSX, and the glass that draws them. */
export function createBodies(scene: string) {
  let list: readonly Body3D[] = []
  let looks: readonly BodyLook[] = []
  let isCurrent = false
  let builtFor: unknown[] = []

  const bodies = {
    /** What draws them. Null before `collect`. */
    drawing: null as Drawing | null,
    /** Their poses in this frame, with the fields of `poseFields`. */
    poses: new Float32Array(0),
    /** How far each reaches with its marks, in radii of the body. */
    reaches: new Float32Array(0),
    /** Lets the next `collect` find the bodies again. */
    changed() {
      isCurrent = false
    },
    /**
     * Finds the bodies in `root` after a change, and makes the drawing anew if the old one cannot show them.
     * Positions, sizes and rotations are in the poses, so another composition of the same bodies keeps the
     * glass unless the style changes.
     */
    collect(root: Group, style: GlassStyle, shaders: SceneShaders | undefined) {
      const isStyled = builtFor[0] === style && builtFor[1] === shaders
      if (isCurrent && isStyled) return
      isCurrent = true
      const found: Body3D[] = []
      root.traverse((object) => void (object instanceof Body3D && found.push(object)))
      check(found)
      list = found
      const ranks = ranksOf(found.map(({ rest }) => -rest.position.z))
      for (const [index, body] of found.entries()) body.rank = ranks[index] ?? 0
      const next = found.map(({ userData }) => userData as BodyLook)
      const same = next.length === looks.length && next.every((look, index) => sameLook(look, looks[index]))
      if (bodies.drawing && isStyled && same) return
      bodies.dispose()
      isCurrent = true
      looks = next
      builtFor = [style, shaders]
      bodies.poses = new Float32Array(found.length * POSE_STRIDE)
      bodies.reaches = Float32Array.from(looks, ({ marks = 1 }) => marks)
      bodies.drawing = createDrawing(scene, looks, style, shaders)
      root.parent?.add(bodies.drawing.object)
    },
    reset() {
      for (let index = 0; index < list.length; index += 1) list[index]?.reset()
    },
    /**
     * Copies what the hooks have made of the bodies into `poses`. @throws Error for a body whose pose is no
     * number
     */
    writePoses(root: Group, station: number) {
      const { poses } = bodies
      for (let index = 0; index < list.length; index += 1) {
        const body = list[index]
        if (!body) continue
        if (!hasPose(body)) throw new Error(`the pose of the body "${body.name}" is not a number`)
        let pose: Object3D = body
        if (body.parent !== root) {
          body.updateWorldMatrix(true, false)
          body.matrixWorld.decompose(nested.position, nested.quaternion, nested.scale)
          pose = nested
        }
        const start = index * POSE_STRIDE
        pose.position.toArray(poses, start + poseFields.position)
        poses[start + poseFields.scale] = pose.scale.x
        pose.quaternion.toArray(poses, start + poseFields.rotation)
        poses[start + poseFields.shown] = 1
        poses[start + poseFields.elevation] = body.elevation
        poses[start + poseFields.glow] = body.glow
        const byCue = body.warmBy ? smootherstep(body.warmBy.current) : 0
        poses[start + poseFields.warmth] = Math.max(warmthOf(body.warmAt, station), byCue)
      }
    },
    dispose() {
      bodies.drawing?.object.removeFromParent()
      bodies.drawing?.dispose()
      bodies.drawing = null
      isCurrent = false
    },
  }
  return bodies
}
