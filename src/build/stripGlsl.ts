import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Removes comments, indentation and empty lines from GLSL. Line breaks stay, because preprocessor lines need them. */
export function stripGlsl(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^\s+|[ \t]+$/gm, '')
}

/** Strips the shaders that the scenes import with `?raw`: a build sends no comments to browsers. */
export function stripGlslFiles(): Plugin {
  return {
    name: 'tidewright:strip-glsl',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.glsl\?raw$/ },
      handler: (id) => ({
        code: `export default ${JSON.stringify(stripGlsl(readFileSync(id.replace(/\?.*/, ''), 'utf8')))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
