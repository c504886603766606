import { DataTexture, Light, Mesh, ShaderMaterial, type Camera, type Material, type Object3D } from 'three'
import { lensShiftOf } from '../scenes/camera.ts'

/**
 * Steps per unit to which numbers are rounded, because their last digits can differ between JavaScript engines. With a
 * prime number of steps, a decimal such as 0.25 is not halfway between two steps. Only odd multiples of 0.5 are.
 */
const STEPS = 7919

const rounded = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * STEPS) || 0)

function valueOf(uniform: unknown): unknown {
  if (typeof uniform === 'number') return rounded([uniform])
  if (uniform instanceof DataTexture) return rounded(uniform.image.data ?? [])
  const vector = uniform as { toArray?: () => number[] } | null
  return vector?.toArray ? rounded(vector.toArray()) : null
}

/** Returns shader source without comments and with single spaces, because neither changes the picture. */
const code = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/\s+/g, ' ')

function describeShaders({ vertexShader, fragmentShader, defines, uniforms }: ShaderMaterial) {
  return {
    shaders: [code(vertexShader), code(fragmentShader), defines],
    uniforms: Object.entries(uniforms).map(([name, { value }]) => [name, valueOf(value)]),
  }
}

/** A built-in material of three.js has parameters instead of shaders. Its ids differ from run to run. */
function describeBuiltIn(material: Material | Material[]) {
  return {
    materials: [material].flat().map((each) => {
      const { uuid: _uuid, metadata: _metadata, ...parameters } = each.toJSON()
      return parameters
    }),
  }
}

function describeMesh({ geometry, material }: Mesh) {
  return {
    attributes: Object.entries(geometry.attributes).map(([name, attribute]) => [
      name,
      rounded(attribute.array),
    ]),
    ...(material instanceof ShaderMaterial ? describeShaders(material) : describeBuiltIn(material)),
  }
}

function describe(object: Object3D): unknown {
  const { name, type, position, quaternion, scale } = object
  return {
    name,
    type,
    pose: rounded([...position.toArray(), ...quaternion.toArray(), ...scale.toArray()]),
    ...(object instanceof Light ? { light: rounded([...object.color.toArray(), object.intensity]) } : {}),
    ...(object instanceof Mesh ? describeMesh(object) : {}),
  }
}

/**
 * Returns 16 hexadecimal digits that identify the picture of a scene: a digest of its poses, geometry, shaders,
 * uniforms, lights and lens shift. It reads no pixels, so it is the same in headless tests and in a browser.
 */
export async function fingerprintOf(scene: Object3D, camera: Camera): Promise<string> {
  const all: unknown[] = [rounded([lensShiftOf(camera, 0), lensShiftOf(camera, 1)])]
  scene.traverse((object) => all.push(describe(object)))
  const text = new TextEncoder().encode(JSON.stringify(all))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
