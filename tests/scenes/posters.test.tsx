import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import posterFacts from '../../src/theme/posters.json' with { type: 'json' }
import { routeScenes } from '../../src/routes/table.ts'
import { servedRoutes } from '../helpers/content.ts'
import { lensShiftOf } from '../../src/scenes/camera.ts'
import { scenes } from '../../src/scenes/registry.ts'
import {
  dprOf,
  POSTER_BYTES,
  posterFile,
  CONTOUR_BYTES,
  contourFile,
  hasContours,
  posterFormats,
  posterFrames,
  posterName,
  type PosterFormat,
  type PosterFrame,
} from '../../src/theme/posters.ts'
import { stationNumbers } from '../../src/theme/stations.ts'
import { SHARE_BYTES, shareFile } from '../../src/theme/openGraph.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const frames = Object.keys(posterFrames) as PosterFrame[]
const formats = Object.keys(posterFormats) as PosterFormat[]
const all = routeScenes.flatMap((scene) =>
  stationNumbers(scene).flatMap((station) =>
    frames.map((frame) => ({ scene, station, frame, name: posterName({ scene, station }) })),
  ),
)

/** First bytes of a file of each format. */
const SIGNATURES = { avif: /^....ftypavif/s, webp: /^RIFF....WEBP/s } as const

/** Renders a scene with the size and pixel ratio of its poster, which the shaders read. */
async function renderInFrame(scene: ReactElement, frame: PosterFrame) {
  const drawn = await renderScene(scene, posterFrames[frame])
  drawn.state().setDpr(dprOf(frame))
  return drawn
}

describe.each(all)('the $frame poster $name', ({ scene, station, frame }) => {
  const { component: Scene, posterTime } = scenes[scene]

  it('has the moment and the focus of its scene. If it fails, run "npm run pictures"', async () => {
    const { time, focus } = posterFacts[scene]
    const drawn = await renderInFrame(<Scene />, frame)
    drawn.seek(posterTime, station)
    const { camera } = drawn.state()
    expect(time).toBe(posterTime)
    const across = 50 * (1 + lensShiftOf(camera, 0))
    const down = 50 * (1 - lensShiftOf(camera, 1))
    expect(focus[frame][0]).toBeCloseTo(across, 1)
    expect(focus[frame][1]).toBeCloseTo(down, 1)
  })

  it('has its files, each of its format and within the limit of bytes', () => {
    for (const format of formats) {
      const path = `public${posterFile({ scene, station }, frame, format)}`
      expect(statSync(path).size).toBeLessThanOrEqual(POSTER_BYTES)
      expect(readFileSync(path).toString('latin1', 0, 16)).toMatch(SIGNATURES[format])
    }
  })
})

it.each(all)(
  'the contour lines of the $frame poster $name are an SVG of at most 6 kB',
  ({ scene, station, frame }) => {
    const path = `public${contourFile({ scene, station }, frame)}`
    expect(existsSync(path)).toBe(hasContours(scene))
    if (!hasContours(scene)) return
    const svg = readFileSync(path)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(CONTOUR_BYTES)
    expect(svg.toString()).toMatch(/<path stroke="#[\da-f]{6}"/)
  },
)

/** Width and height in the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2
  while (bytes[at] === 0xff && ![0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0))
    at += 2 + bytes.readUInt16BE(at + 2)
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
}

describe.each(servedRoutes.filter(({ noindex }) => !noindex))('the share picture of $id', (route) => {
  it('is a JPEG of 1200 by 630 pixels and at most 100 kB', () => {
    const bytes = readFileSync(`public${shareFile(route.id)}`)
    expect(bytes.readUInt16BE(0)).toBe(0xffd8)
    expect(sizeOfJpeg(bytes)).toEqual({ width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(SHARE_BYTES)
  })
})
