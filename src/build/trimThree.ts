import { join } from 'node:path'
import type { Plugin } from 'vite'

/** GLSL of three.js's own materials, one string or two in each file. */
const OWN_GLSL = /\/three\/src\/renderers\/shaders\/Shader(Chunk|Lib)\/\w+\.glsl\.js$/

/** Put before every fragment shader, custom ones included. */
const PROLOGUE = /\/(tonemapping|colorspace)_pars_fragment\.glsl\.js$/

/**
 * Leaves the shaders of three.js's own materials out of the build, since every material of the scenes brings its own:
 * 29 kB gzipped. A material that needs one of them does not compile, which stops the stage with a report.
 */
export function trimThree(root: string): Plugin {
  return {
    name: 'tidewright:trim-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // The package's modules in place of its bundle, where these strings are parts of one file.
      filter: { id: /^three$/ },
      handler: () => join(root, 'node_modules/three/src/Three.js'),
    },
    transform: {
      filter: { id: { include: OWN_GLSL, exclude: PROLOGUE } },
      handler: (code) => ({ code: code.replaceAll(/`[^`]*`/g, "''"), map: null }),
    },
  }
}
