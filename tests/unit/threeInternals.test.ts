import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { UNUSED_MODULES } from '../../src/tooling/trimThree.ts'

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.')

it('three and its types have the same minor version', () => {
  expect(minorOf(packageJson.devDependencies['@types/three'])).toBe(minorOf(packageJson.dependencies.three))
})

it('the modules that trimThree replaces are where it looks for them, and export what it exports', () => {
  const hint = 'three.js has moved a module: change UNUSED_MODULES in src/tooling/trimThree.ts'
  for (const [path, code] of Object.entries(UNUSED_MODULES)) {
    const source = readFileSync(`node_modules${path}`, 'utf8')
    const [, name = ''] = /^export (?:class|const|function) (\w+)/m.exec(code) ?? []
    expect(source, hint).toMatch(
      new RegExp(`export \\{ ${name} \\}|export (class|const|function) ${name}\\b`),
    )
  }
})

it.each([
  ['xr', '/webxr/WebXRManager.js', 10],
  ['shadowMap', '/webgl/WebGLShadowMap.js', 4],
  ['environments', '/webgl/WebGLEnvironments.js', 2],
  ['lights', '/webgl/WebGLLights.js', 16],
  ['materials', '/webgl/WebGLMaterials.js', 2],
  ['morphtargets', '/webgl/WebGLMorphtargets.js', 1],
  ['uniformsGroups', '/webgl/WebGLUniformsGroups.js', 3],
  ['utils', '/webgl/WebGLUtils.js', 1],
])('the replaced `%s` has every member that the renderer and React Three Fiber read', (name, path, count) => {
  const renderer = globSync('node_modules/three/src/renderers/{WebGLRenderer,webgl/*}.js')
  const fiber = globSync('node_modules/@react-three/fiber/dist/events-*.esm.js')
  const membersIn = (files: readonly string[], access: RegExp) =>
    files
      // A replaced module does not read.
      .filter((file) => !(`/${file.replace('node_modules/', '')}` in UNUSED_MODULES))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(access)].map(([, member = '']) => member))
  const code = UNUSED_MODULES[`/three/src/renderers${path}`] ?? ''
  // Without `gl.`, it is an object of the fiber's own. Some names are those of arrays and sets too.
  const read = new Set([
    ...membersIn(renderer, new RegExp(`\\b${name}\\.(?!js)(\\w+)`, 'g')),
    ...membersIn(fiber, new RegExp(`\\bgl\\.${name}\\.(\\w+)`, 'g')),
  ]).difference(new Set(['add', 'delete', 'forEach', 'size', 'isTexture', 'isColor']))
  expect(read.size).toBeGreaterThanOrEqual(count)
  const hint = `Add the member to ${path} in UNUSED_MODULES of src/tooling/trimThree.ts`
  for (const member of read) expect(code, `${hint}: ${member}`).toMatch(new RegExp(`\\b${member}\\b`))
})
