import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { OWN_GLSL } from '../../src/build/trimThree.ts'

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.')

it('three and its types have the same minor version', () => {
  expect(minorOf(packageJson.devDependencies['@types/three'])).toBe(minorOf(packageJson.dependencies.three))
})

it('the shaders of three.js are where trimThree looks for them', () => {
  const files = globSync('node_modules/three/src/**/*.glsl.js')
  expect(files.length).toBeGreaterThan(100)
  const hint = 'three.js moved its shaders: change OWN_GLSL in src/build/trimThree.ts'
  for (const file of files) {
    expect(`/${file}`, hint).toMatch(OWN_GLSL)
    // trimThree empties template strings. An odd number of backticks would make it empty code between them.
    expect(readFileSync(file, 'utf8').split('`').length % 2, file).toBe(1)
  }
})

it('three.js keeps the handle of a texture under the name that uploads read', () => {
  const source = readFileSync('node_modules/three/src/renderers/webgl/WebGLTextures.js', 'utf8')
  expect(source, 'Change the name in src/scenes/glass/poseTexture.ts').toContain('__webglTexture')
})
