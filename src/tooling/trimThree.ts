import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Modules of three.js that the renderer or React Three Fiber imports and the scenes never use, by their path,
 * with the code that replaces each. What is left is read: members of `xr` and `shadowMap` in every frame.
 */
export const UNUSED_MODULES: Readonly<Record<string, string>> = {
  // Environment maps and virtual reality.
  '/three/src/renderers/webgl/WebGLEnvironments.js': `export class WebGLEnvironments {
  get() { return null }
  dispose() {}
}`,
  '/three/src/renderers/shaders/DFGLUTData.js': `export function getDFGLUT() { return null }`,
  '/three/src/renderers/webxr/WebXRManager.js': `export class WebXRManager {
  enabled = false
  isPresenting = false
  cameraAutoUpdate = false
  addEventListener() {}
  removeEventListener() {}
  setAnimationLoop() {}
  dispose() {}
  hasDepthSensing() { return false }
  getDepthSensingMesh() { return null }
  updateCamera() {}
  getCamera() { return null }
  getEnvironmentBlendMode() {}
}`,
  // Built-in materials, their shaders and their uniforms.
  '/three/src/renderers/shaders/ShaderChunk.js': `
import tonemapping_pars_fragment from './ShaderChunk/tonemapping_pars_fragment.glsl.js'
import colorspace_pars_fragment from './ShaderChunk/colorspace_pars_fragment.glsl.js'
// three.js puts these before every fragment shader, those of a ShaderMaterial included.
export const ShaderChunk = { tonemapping_pars_fragment, colorspace_pars_fragment }`,
  '/three/src/renderers/shaders/ShaderLib.js': `export const ShaderLib = new Proxy({}, {
  get(_, name) { throw new Error('The build has no material ' + name + ': draw with a ShaderMaterial') },
})`,
  '/three/src/renderers/webgl/WebGLMaterials.js': `export class WebGLMaterials {
  refreshFogUniforms() {}
  refreshMaterialUniforms(uniforms, material) { material.uniformsNeedUpdate = false }
}`,
  '/three/src/renderers/webgl/WebGLUniformsGroups.js': `export class WebGLUniformsGroups {
  bind() {}
  update() {}
  dispose() {}
}`,
  // Lights that built-in materials read: the scenes' own are on a layer that the camera does not see.
  '/three/src/renderers/webgl/WebGLLights.js': `export class WebGLLights {
  state = {
    version: 0, sun: [], directional: [], point: [], spot: [], spotLightMap: [], rectArea: [], hemi: [],
    sunShadowMap: [], directionalShadowMap: [], pointShadowMap: [], spotShadowMap: [],
    numSpotLightShadowsWithMaps: 0, numLightProbes: 0,
  }
  setup() {}
  setupView() {}
}`,
  // Shadows, morph targets, effects after the scene.
  '/three/src/renderers/webgl/WebGLShadowMap.js': `export class WebGLShadowMap {
  enabled = false
  autoUpdate = false
  needsUpdate = false
  type = 1
  render() {}
}`,
  '/three/src/renderers/webgl/WebGLMorphtargets.js': `export class WebGLMorphtargets { update() {} }`,
  '/three/src/renderers/webgl/WebGLOutput.js': `export class WebGLOutput {}`,
  // Compressed textures.
  '/three/src/renderers/webgl/WebGLUtils.js': `import * as c from '../../constants.js'
export class WebGLUtils {
  constructor(gl) {
    const types = new Map([
      [c.UnsignedByteType, gl.UNSIGNED_BYTE], [c.UnsignedShortType, gl.UNSIGNED_SHORT],
      [c.UnsignedIntType, gl.UNSIGNED_INT], [c.FloatType, gl.FLOAT], [c.HalfFloatType, gl.HALF_FLOAT],
      [c.UnsignedInt248Type, gl.UNSIGNED_INT_24_8], [c.RGBAFormat, gl.RGBA], [c.RedFormat, gl.RED],
      [c.RGFormat, gl.RG], [c.DepthFormat, gl.DEPTH_COMPONENT], [c.DepthStencilFormat, gl.DEPTH_STENCIL],
    ])
    this.convert = (type) => types.get(type) ?? null
  }
}`,
  // Culling: no mesh of a scene is culled, because the vertex shader moves the bodies.
  '/three/src/math/FrustumArray.js': `export class FrustumArray {}`,
  // Shadows of a light.
  '/three/src/lights/DirectionalLightShadow.js': `export class DirectionalLightShadow { dispose() {} }`,
  // Pointer events of React Three Fiber, which the scenes have none of.
  '/three/src/core/Raycaster.js': `export class Raycaster { params = {} }`,
  '/three/src/math/Ray.js': `export class Ray {}`,
  '/three/src/math/Triangle.js': `export class Triangle {}`,
  // React Three Fiber makes one, and three.js then warns that it is deprecated.
  '/three/src/core/Clock.js': `export class Clock {
  elapsedTime = 0
  oldTime = 0
  running = false
  start() {}
  stop() {}
  getElapsedTime() { return this.elapsedTime }
  getDelta() { return 0 }
}`,
}

/** Methods of three.js that write objects to files and read them again, 25 kB of source. */
const FILE_METHODS = /\n\t(?:to|from)JSON\([^{]*\{\n[\s\S]*?\n\t\}\n/g

/**
 * Removes UNUSED_MODULES and FILE_METHODS from the build. All scenes draw with ShaderMaterial.
 *
 * A built-in material such as `MeshStandardMaterial` then stops the stage with an error that names it. To
 * use one, remove `trimThree(root)` from both plugin lists in vite.config.ts, the rules of oxlint.config.ts
 * on `builtInMaterials`, and `checkMaterials` of src/engine/checks.ts. Raise the worker's limit in
 * tests/built/sizes.test.ts.
 */
export function trimThree(root: string): Plugin {
  return {
    name: 'tidewright:trim-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // The package's bundle has all strings in one file, so the build takes its modules instead.
      filter: { id: /^three$/ },
      handler: () => createRequire(join(root, 'package.json')).resolve('three/src/Three.js'),
    },
    transform: {
      filter: { id: '**/three/src/**/*.js' },
      handler(source, id) {
        const [, code] = Object.entries(UNUSED_MODULES).find(([path]) => id.endsWith(path)) ?? []
        return { code: code ?? source.replaceAll(FILE_METHODS, '\n'), map: null }
      },
    },
  }
}
