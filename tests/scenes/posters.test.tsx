import { readFileSync, statSync } from 'node:fs'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import {
  digestOf,
  digestsOf,
  publicFile,
  readManifest,
  readShares,
} from '../../src/build/pictures/manifest.ts'
import { shareWords } from '../../src/build/pictures/sharePage.ts'
import { fingerprintOf } from '../../src/lab/fingerprint.ts'
import { routeScenes } from '../../src/routes/table.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { lensShiftOf } from '../../src/scenes/camera.ts'
import { sceneOf, scenes } from '../../src/scenes/registry.ts'
import {
  dprOf,
  POSTER_BYTES,
  posterFile,
  posterFormats,
  posterFrames,
  posterName,
  type PosterFormat,
  type PosterFrame,
} from '../../src/theme/posters.ts'
import { stationNumbers } from '../../src/theme/stations.ts'
import { SHARE_BYTES, SHARE_SIZE, shareFile } from '../../src/theme/openGraph.ts'
import type { GlassMesh } from '../helpers/glass.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const frames = Object.keys(posterFrames) as PosterFrame[]
const formats = Object.keys(posterFormats) as PosterFormat[]
const all = routeScenes.flatMap((scene) =>
  stationNumbers(scene).flatMap((station) =>
    frames.map((frame) => ({ scene, station, frame, name: posterName({ scene, station }) })),
  ),
)
const manifest = readManifest()

/** First bytes of a file of each format. */
const SIGNATURES = { avif: /^....ftypavif/s, webp: /^RIFF....WEBP/s } as const

/** Renders a scene with the size and pixel ratio of its poster, which the shaders read. */
async function renderInFrame(scene: ReactElement, frame: PosterFrame) {
  const drawn = await renderScene(scene, posterFrames[frame])
  drawn.state().setDpr(dprOf(frame))
  return drawn
}

describe.each(all)('the $frame poster $name', ({ scene, station, frame, name }) => {
  const { component: Scene, posterTime } = scenes[scene]
  const facts = manifest[name]?.[frame]

  it('shows the current scene. If it fails, run "npm run pictures"', async () => {
    const drawn = await renderInFrame(<Scene />, frame)
    drawn.seek(posterTime, station)
    const { camera } = drawn.state()
    expect(facts?.drawing).toBe(await fingerprintOf(drawn.scene, camera))
    expect(facts?.time).toBe(posterTime)
    const across = 50 * (1 + lensShiftOf(camera, 0))
    const down = 50 * (1 - lensShiftOf(camera, 1))
    expect(facts?.focus[0]).toBeCloseTo(across, 1)
    expect(facts?.focus[1]).toBeCloseTo(down, 1)
    await drawn.unmount()
  })

  it.runIf(station === 0)('shows the moment at which the scene begins', async () => {
    const drawn = await renderInFrame(<Scene />, frame)
    const current = () => fingerprintOf(drawn.scene, drawn.state().camera)
    drawn.frame(0)
    const begun = await current()
    drawn.seek(posterTime)
    expect(await current()).toBe(begun)
    drawn.seek(posterTime + 0.5)
    expect(await current()).not.toBe(begun)
    await drawn.unmount()
  })

  it('has the files of the manifest, each of its format and within the limit of bytes', () => {
    expect(digestsOf({ scene, station }, frame), 'Run "npm run pictures"').toEqual(facts?.files)
    for (const format of formats) {
      const path = publicFile(posterFile({ scene, station }, frame, format))
      expect(statSync(path).size).toBeLessThanOrEqual(POSTER_BYTES)
      expect(readFileSync(path).toString('latin1', 0, 16)).toMatch(SIGNATURES[format])
    }
  })
})

/** Width and height in the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (bytes[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
    at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}

describe.each(servedRoutes.filter(({ indexed }) => indexed))('the share picture of $id', (route) => {
  const facts = readShares()[route.id]
  const { component: Scene } = sceneOf(route.id)

  it('shows the current scene and words of its page. If it fails, run "npm run pictures"', async () => {
    const drawn = await renderScene(<Scene />, SHARE_SIZE)
    drawn.frame(0)
    expect(facts?.drawing).toBe(await fingerprintOf(drawn.scene, drawn.state().camera))
    expect(facts?.words).toEqual(shareWords(route))
    expect(facts?.file).toBe(digestOf(shareFile(route.id)))
    await drawn.unmount()
  })

  it('is a JPEG of 1200 by 630 pixels and at most 100 kB', () => {
    const bytes = readFileSync(publicFile(shareFile(route.id)))
    expect(bytes.readUInt16BE(0)).toBe(0xffd8)
    expect(sizeOfJpeg(bytes)).toEqual({ width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(SHARE_BYTES)
  })
})

describe('the fingerprint of a drawing', () => {
  async function fingerprint(options: Parameters<typeof renderScene>[1], seed?: number, count?: number) {
    const { component: Scene } = scenes.default
    const drawn = await renderScene(
      <Scene {...(seed === undefined ? {} : { seed })} {...(count === undefined ? {} : { count })} />,
      options,
    )
    drawn.frame(0)
    const found = await fingerprintOf(drawn.scene, drawn.state().camera)
    await drawn.unmount()
    return found
  }

  it('is the same for the same drawing, and changes with seed, count and window', async () => {
    const first = await fingerprint(posterFrames.wide)
    expect(await fingerprint(posterFrames.wide)).toBe(first)
    const others = [
      await fingerprint(posterFrames.wide, 8),
      await fingerprint(posterFrames.wide, 7, 14),
      await fingerprint(posterFrames.tall),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
  })

  it('changes with the code of a shader, and not with its comments', async () => {
    const { component: Scene } = scenes.default
    const drawn = await renderScene(<Scene />, posterFrames.wide)
    drawn.frame(0)
    const current = () => fingerprintOf(drawn.scene, drawn.state().camera)
    const before = await current()
    const { material } = drawn.find('default-faces') as GlassMesh
    material.fragmentShader = material.fragmentShader.replace('\n', ' /* light\n */ // and shade\n')
    expect(await current()).toBe(before)
    material.fragmentShader = material.fragmentShader.replace('0.5', '0.6')
    expect(await current()).not.toBe(before)
    await drawn.unmount()
  })

  it.each(['uAccent', 'uFog', 'uGlint'] as const)('changes with %s', async (uniform) => {
    const { component: Scene } = scenes.default
    const drawn = await renderScene(<Scene />, posterFrames.wide)
    drawn.frame(0)
    const { camera } = drawn.state()
    const before = await fingerprintOf(drawn.scene, camera)
    const { material } = drawn.find('default-faces') as GlassMesh
    material.uniforms[uniform].value.multiplyScalar(1.01)
    expect(await fingerprintOf(drawn.scene, camera)).not.toBe(before)
    await drawn.unmount()
  })
})
