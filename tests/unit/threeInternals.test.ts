import { readFileSync } from 'node:fs'
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
