import {
  DataTexture,
  type BufferAttribute,
  type Camera,
  type Light,
  type Mesh,
  type Object3D,
  type ShaderMaterial,
} from 'three'
import { lensShiftOf } from '../scenes/camera.ts'

/** Steps in a unit. A prime, so that no value that somebody would choose lies on the border between two steps. */
const STEPS = 7919

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * STEPS) || 0)

function valueOf(uniform: unknown): unknown {
  if (typeof uniform === 'number') return rounded([uniform])
  if (uniform instanceof DataTexture) return rounded(uniform.image.data as Float32Array)
  const vector = uniform as { toArray?: () => number[] } | null
  return vector?.toArray ? rounded(vector.toArray()) : null
}

/** Shader source without comments and line breaks, which nobody sees. */
const code = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/\s+/g, ' ')

function describeMesh({ geometry, material }: Mesh) {
  // A built-in material of three.js has none of these.
  const {
    vertexShader = '',
    fragmentShader = '',
    defines,
    uniforms = {},
  } = material as Partial<ShaderMaterial>
  return {
    attributes: Object.entries(geometry.attributes).map(([name, attribute]) => [
      name,
      rounded((attribute as BufferAttribute).array),
    ]),
    shaders: [code(vertexShader), code(fragmentShader), defines],
    uniforms: Object.entries(uniforms).map(([name, { value }]) => [name, valueOf(value)]),
  }
}

function describe(object: Object3D): unknown {
  const { name, type, position, quaternion, scale } = object
  const light = 'isLight' in object ? (object as Light) : null
  return {
    name,
    type,
    pose: rounded([...position.toArray(), ...quaternion.toArray(), ...scale.toArray()]),
    ...(light ? { light: rounded([...light.color.toArray(), light.intensity]) } : {}),
    ...('isMesh' in object ? describeMesh(object as Mesh) : {}),
  }
}

/**
 * A name, of 16 hexadecimal digits, for all that decides how a drawn scene looks: bodies, poses, geometry, shaders,
 * lights and camera. It is computed from numbers alone, so it is the same on every machine, with a GPU or without.
 */
export async function fingerprintOf(scene: Object3D, camera: Camera): Promise<string> {
  const all: unknown[] = [rounded([lensShiftOf(camera, 0), lensShiftOf(camera, 1)])]
  scene.traverse((object) => all.push(describe(object)))
  const text = new TextEncoder().encode(JSON.stringify(all))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
