import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** GLSL of three.js's own materials: one or two template strings in each file. */
export const OWN_GLSL = /\/three\/src\/renderers\/shaders\/Shader(Chunk|Lib)\/\w+\.glsl\.js$/

/** three.js puts these before every fragment shader, those of a ShaderMaterial included. */
const PROLOGUE = /\/(tonemapping|colorspace)_pars_fragment\.glsl\.js$/

/**
 * Modules of three.js that the renderer imports and the scenes never use, by their path, with the code that replaces
 * each: environment maps and virtual reality, 7 kB gzipped. The renderer reads the members of `xr` in every frame.
 */
export const UNUSED_MODULES: Readonly<Record<string, string>> = {
  '/three/src/extras/PMREMGenerator.js': `export class PMREMGenerator {
  constructor() { throw new Error('src/build/trimThree.ts removes environment maps from the build') }
}`,
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
}

/**
 * Removes the shaders of three.js's own materials from the build, 29 kB gzipped, and UNUSED_MODULES. All scenes draw
 * with ShaderMaterial.
 *
 * A built-in material such as `MeshStandardMaterial` then fails to compile and stops the stage with an error report. To
 * use one, remove `trimThree(root)` from both plugin lists in vite.config.ts, and the rule of .oxlintrc.json
 * that forbids built-in materials. Raise the worker's limit in tests/built/sizes.test.ts.
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
      filter: {
        id: {
          include: [OWN_GLSL, ...Object.keys(UNUSED_MODULES).map((path) => `**${path}`)],
          exclude: PROLOGUE,
        },
      },
      handler(code, id) {
        const unused = Object.keys(UNUSED_MODULES).find((path) => id.endsWith(path)) ?? ''
        return { code: UNUSED_MODULES[unused] ?? code.replaceAll(/`[^`]*`/g, "''"), map: null }
      },
    },
  }
}
