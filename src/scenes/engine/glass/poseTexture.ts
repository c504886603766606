import { POSE_STRIDE, poseFields, type PoseValue } from '../poseFields.ts'
import { createFloatTexture, type Uploader } from './floatTexture.ts'

/** GLSL types by number of floats. */
const TYPES = { 1: 'float', 2: 'vec2', 3: 'vec3', 4: 'vec4' } as const

const values = Object.keys(poseFields) as PoseValue[]

const members = values.map((value) => `${TYPES[poseFields[value].size]} ${value};`)

const reads = values.map((value) => {
  const { offset, size } = poseFields[value]
  const component = offset % 4
  return `texel${Math.floor(offset / 4)}.${'xyzw'.slice(component, component + size)}`
})

/** GLSL: `Pose poseOf(float body)` reads the pose of a body, by its index, from the texture `uPoses`. */
export const poseGlsl = `
uniform sampler2D uPoses;

struct Pose { ${members.join(' ')} };

Pose poseOf(float body) {
  ivec2 at = ivec2(int(body + 0.5) * 3, 0);
  vec4 texel0 = texelFetch(uPoses, at, 0);
  vec4 texel1 = texelFetch(uPoses, at + ivec2(1, 0), 0);
  vec4 texel2 = texelFetch(uPoses, at + ivec2(2, 0), 0);
  return Pose(${reads.join(', ')});
}
`

/** Creates the texture from which `poseOf` in `poseGlsl` reads: three texels a body, in one row. WebGL 2 guarantees room for 682. */
export function createPoseTexture(count: number) {
  const columns = Math.max(1, count) * (POSE_STRIDE / 4)
  const data = new Float32Array(columns * 4)
  const { texture, upload } = createFloatTexture(data, columns, 1)
  return {
    texture,
    /** Uploads poses with the fields of `poseFields`. The first upload happens with the next draw call, others at once. */
    upload(poses: Float32Array, renderer: Uploader) {
      data.set(poses)
      upload(renderer)
    },
    dispose: () => texture.dispose(),
  }
}
