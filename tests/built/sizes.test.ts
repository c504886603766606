import { describe, expect, it } from 'vitest'
import { content, interfaceTexts, servedRoutes } from '../helpers/content.ts'
import {
  builtAssets,
  builtFolder,
  entryOf,
  gzipped,
  preloadsOf,
  reachable,
  readBuilt,
  withStatics,
} from '../helpers/builtSite.ts'
import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

const KB = 1000
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipped(readBuilt(`assets/${file}`)), 0)

const entry = entryOf(readBuilt('index.html'))
const shell = withStatics(entry)
const isThree = (file: string) => /WebGLRenderer|react-reconciler/.test(readBuilt(`assets/${file}`))

const pageChunks = (file: string) =>
  preloadsOf(readBuilt(file))
    .map((path) => basename(path))
    .filter((name) => !shell.has(name))

describe('the size of a first visit', () => {
  it('is at most 91.2 kB of JavaScript for all pages', () => {
    // It has the texts of header, footer and navigation, which another agency may have longer and in more
    // languages.
    expect(sizeOf(shell)).toBeLessThanOrEqual((content.agency.sample ? 91.2 : 92) * KB)
  })

  // Another agency's pages may have longer texts, and stories.
  const own = content.agency.sample ? 12 : 14

  it.each(servedRoutes)(
    `is at most ${own} kB more for $file, and 25 kB more for the form`,
    ({ id, file }) => {
      const limit = id === 'contact' ? own + 25 : own
      expect(sizeOf(pageChunks(file))).toBeLessThanOrEqual(limit * KB)
    },
  )

  it.each(servedRoutes)('is at most 20 kB of HTML for $file', ({ file }) => {
    expect(gzipped(readBuilt(file))).toBeLessThanOrEqual(20 * KB)
  })

  it('is at most 8.9 kB of HTML that every page has', () => {
    // The page of unknown addresses has little else. Another agency's names and palette may be longer.
    expect(gzipped(readBuilt('404.html'))).toBeLessThanOrEqual((content.agency.sample ? 8.9 : 11) * KB)
  })

  // Another script comes with the Latin letters of names and addresses.
  const fontLimit = /^(\P{L}|\p{Script=Latin})*$/u.test(interfaceTexts.skipLink) ? 50 : 60

  it.each(servedRoutes)(`is at most ${fontLimit} kB of preloaded fonts for $file`, ({ file }) => {
    const fonts = [...readBuilt(file).matchAll(/<link rel="preload" href="[^"]*(assets\/[^"]+\.woff2)"/g)]
    const total = fonts.reduce((sum, [, font = '']) => sum + statSync(join(builtFolder, font)).size, 0)
    expect(total).toBeLessThanOrEqual(fontLimit * KB)
    const { display, text } = content.words.interface.fonts ?? {}
    expect(total > 0).toBe(display !== 'system' || text !== 'system')
  })
})

/** Size of the worker in kB gzipped. */
const LIMIT = 166

it(`the worker is at most ${LIMIT} kB with all of its imports`, () => {
  const worker = builtAssets()
    .map((name) => name.replace('assets/', ''))
    .find((name) => /^stage\.worker-.*\.js$/.test(name))
  const files = reachable(worker ?? 'no worker')
  expect([...files].some(isThree)).toBe(true)
  expect(sizeOf(files)).toBeLessThanOrEqual(LIMIT * KB)
})

describe('three.js', () => {
  it('is loaded by a page through one import only, for browsers without WebGL in workers', () => {
    const chunks = builtAssets()
      .map((name) => name.replace('assets/', ''))
      .filter((name) => name.endsWith('.js') && isThree(name))
    // The worker's is the same in all languages.
    expect(chunks).toHaveLength(1 + content.agency.languages.length)
    const all = reachable(entry)
    const reached = chunks.filter((chunk) => all.has(chunk))
    expect(reached).toHaveLength(1)
    const inWorker = chunks.find((chunk) => !all.has(chunk))
    expect(inWorker).toMatch(/^createStage/)
    const users = [...all].filter(
      (file) => readBuilt(`assets/${file}`).includes(reached.join()) && !reached.includes(file),
    )
    expect(users).toHaveLength(1)
    expect(sizeOf(reached)).toBeLessThanOrEqual(174 * KB)
    expect(users[0]).toMatch(/^startBackdrop/)
    expect([...reachable(entry, reached)].filter(isThree)).toEqual([])
  })
})

it('the scene lab is in no built file', () => {
  const files = globSync('**/*.{html,js,css}', { cwd: builtFolder })
  expect(files.length).toBeGreaterThan(servedRoutes.length)
  expect(files.filter((file) => /Scene lab|draw-calls|dataset\.drawing/.test(readBuilt(file)))).toEqual([])
})
