import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** GLSL of three.js's own materials: one or two template strings in each file. */
export const OWN_GLSL = /\/three\/src\/renderers\/shaders\/Shader(Chunk|Lib)\/\w+\.glsl\.js$/

/** three.js puts these before every fragment shader, those of a ShaderMaterial included. */
const PROLOGUE = /\/(tonemapping|colorspace)_pars_fragment\.glsl\.js$/

/**
 * Removes the shaders of three.js's own materials from the build: 29 kB gzipped. All scenes draw with ShaderMaterial.
 *
 * A built-in material such as `MeshStandardMaterial` then fails to compile and stops the stage with an error report. To
 * use one, remove `trimThree(root)` from both plugin lists in vite.config.ts, and the test of tests/unit/layers.test.ts
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
      filter: { id: { include: OWN_GLSL, exclude: PROLOGUE } },
      handler: (code) => ({ code: code.replaceAll(/`[^`]*`/g, "''"), map: null }),
    },
  }
}
