import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Code of each fixture, its file, and a part of what lint says of it. */
const refused: [file: string, code: string, says: string][] = [
  ['src/scenes/a/dice.ts', 'export const x = Math.random()', '`createRandom` of a fixed seed'],
  ['src/scenes/a/today.ts', 'export const x = Date.now()', '`time` and `progress` of the `sceneFrame`'],
  ['src/scenes/a/date.ts', 'export const x = new Date()', '`time` and `progress` of the `sceneFrame`'],
  [
    'src/scenes/a/stopwatch.ts',
    'export const x = performance.now()',
    '`time` and `progress` of the `sceneFrame`',
  ],
  [
    'src/scenes/a/elapsed.ts',
    'export const timeOf = (state: { clock: { elapsedTime: number } }) => state.clock.elapsedTime',
    '`time` and `progress` of the `sceneFrame`',
  ],
  [
    'src/scenes/a/follow.ts',
    'export const xOf = (state: { pointer: { x: number } }) => state.pointer.x',
    'No scene reacts to the pointer',
  ],
  [
    'src/motion/useFollow.ts',
    'export const xOf = ({ pointer }: { pointer: { x: number } }) => pointer.x',
    'No scene reacts to the pointer',
  ],
  ['src/other/own.ts', "export { x } from '../shared/x.ts'", 'a place in `order` of oxlint.config.ts'],
  [
    'src/scenes/a/Ball.tsx',
    'export const Ball = () => <meshStandardMaterial />',
    'The build removes the shaders of built-in materials',
  ],
  [
    'src/scenes/a/ball.ts',
    "import { MeshBasicMaterial } from 'three'\n\nexport const ball = new MeshBasicMaterial()",
    'The build removes the shaders of built-in materials',
  ],
  ['src/motion/up.ts', "export { x } from '../scenes/x.ts'", 'A folder imports only from those before it'],
]

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
let found: { filename: string; message: string; help?: string }[] = []

beforeAll(async () => {
  cpSync('oxlint.config.ts', join(folder, 'oxlint.config.ts'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const files = [...refused, ['src/scenes/a/good.ts', "export { x } from '../../shared/x.ts'"] as const]
  for (const [file, code] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const oxlint = resolve('node_modules/.bin/oxlint')
  // It exits with an error, because it finds some.
  const { stdout } = await promisify(execFile)(oxlint, ['--format', 'json'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each(refused)('lint refuses %s, and says what to do', (file, _, says) => {
  const said = found
    .filter(({ filename }) => filename === file)
    .map(({ message, help = '' }) => message + help)
  expect(said).toEqual([expect.stringContaining(says)])
})

it('lint refuses nothing else in the fixtures', () => {
  expect(new Set(found.map(({ filename }) => filename))).toEqual(new Set(refused.map(([file]) => file)))
})
