import { readFileSync, statSync } from 'node:fs'
import { sceneFacts } from '../../src/scenes/facts.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import posterFacts from '../../src/backdrop/posters.json' with { type: 'json' }
import { content, servedRoutes } from '../helpers/content.ts'
import { viewOffsetOf } from '../../src/engine/camera.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { POSTER_BYTES, posterFile, posterFrames, posterName } from '../../src/backdrop/posters.ts'
import { frames, posesHash, subjectsOf } from '../../src/tooling/pictures/shown.ts'
import { SHARE_BYTES, shareFile } from '../../src/app/sharePicture.ts'
import { takePoses } from '../../src/lab/takePoses.ts'
import { shadersHash } from '../../src/tooling/glsl.ts'
import { readTaken } from '../../src/tooling/pictures/sharePage.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const all = subjectsOf(content).flatMap((subject) =>
  frames.map((frame) => ({ ...subject, frame, name: posterName(subject) })),
)

describe.each(all)('the $frame poster $name', ({ scene, keyframe, frame, name }) => {
  const Scene = scenes[scene]
  const { startTime } = sceneFacts[scene]

  it('has the moment, focus and poses of its scene, as of the last "npm run pictures"', async () => {
    const { time, focus } = posterFacts[scene]
    const drawn = await renderScene(<Scene />, posterFrames[frame])
    drawn.seek(startTime, keyframe)
    const { camera } = drawn.state()
    expect(time).toBe(startTime)
    const across = 50 * (1 + viewOffsetOf(camera, 0))
    const down = 50 * (1 - viewOffsetOf(camera, 1))
    expect(focus[frame][0]).toBeCloseTo(across, 1)
    expect(focus[frame][1]).toBeCloseTo(down, 1)
    expect(readTaken().poses[`${name}-${frame}`]).toBe(posesHash(takePoses(drawn.scene)))
  })

  it('has its file, an AVIF within the bytes, once "npm run pictures" has run', () => {
    const path = `public${posterFile({ scene, keyframe }, frame)}`
    const hint = `${path} is too large: draw fewer bodies, or contours with fewer lines`
    expect(statSync(path).size, hint).toBeLessThanOrEqual(POSTER_BYTES)
    expect(readFileSync(path).toString('latin1', 0, 16)).toMatch(/^....ftypavif/s)
  })
})

it('all posters are drawn with the shaders of today. If it fails, run "npm run pictures"', () => {
  expect(readTaken().shaders).toBe(shadersHash())
})

const indexed = servedRoutes.filter(({ noindex }) => !noindex)
it.each(indexed)('the share picture of $id is a JPEG of 1200 x 630 px and at most 100 kB', async ({ id }) => {
  const path = `public${shareFile(id)}`
  expect(await sharp(path).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(statSync(path).size).toBeLessThanOrEqual(SHARE_BYTES)
})
