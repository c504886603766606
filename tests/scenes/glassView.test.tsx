import { act } from '@react-three/test-renderer'
import { MathUtils, type AmbientLight, type DirectionalLight } from 'three'
import { describe, expect, it } from 'vitest'
import { lensShiftOf } from '../../src/engine/camera.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { grid, textEdge } from '../../src/theme/grid.ts'
import { meshesIn } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const AboutScene = scenes.about
const DefaultScene = scenes.default

/** The uniforms of each material of a scene. */
const uniformsOf = ({ scene }: RenderedScene) => meshesIn(scene).map(({ material }) => material.uniforms)

/** Share of its brightness that a pixel keeps, at a point in NDC, by the formula of quietZone.glsl. */
function brightnessAt(scene: RenderedScene, x: number, y: number): number {
  const bodies = meshesIn(scene.scene).filter(({ name }) => !name.endsWith('contours'))
  const shares = bodies
    .map(({ material }) => material.uniforms)
    .map(({ uQuiet, uQuietX, uQuietY, uResolution }) => {
      const [pixelX, pixelY] = [((x + 1) / 2) * uResolution.value.x, ((y + 1) / 2) * uResolution.value.y]
      const [lines, bands] = [uQuietX.value, uQuietY.value]
      const [columns, rows, header] = [
        lines.x * pixelX + lines.y,
        bands.x * pixelY + bands.y,
        bands.z * pixelY + bands.w,
      ].map((ramp) => MathUtils.smoothstep(ramp, 0, 1)) as [number, number, number]
      return 1 - uQuiet.value * Math.max(columns * rows, header)
    })
  expect(new Set(shares).size).toBe(1)
  return shares[0] ?? Number.NaN
}

/** The scene's lights: the ambient one and the directional one. */
const lightsOf = ({ scene }: RenderedScene) =>
  scene.getObjectsByProperty('isLight', true) as [AmbientLight, DirectionalLight]

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const headerEdge = 1 - (2 * grid.header) / 900

describe('the quiet zone', () => {
  it.each([
    [
      'takes two thirds of the brightness behind the text of a wide window',
      [-1, textEdge(1440)],
      [-1, 0, 0.7],
      0.34,
    ],
    ['takes nothing right of it', [textEdge(1440) + 0.085, 1], [-1, 0, 0.7], 1],
    ['reaches across a wide window behind the header', [-1, 0.5, 1], [1, headerEdge], 0.34],
    ['fades below the header', [1], [headerEdge - 0.1], 1],
  ])('%s', async (_, xs, ys, share) => {
    const scene = await renderScene(<DefaultScene />, desktop)
    scene.frame(0)
    for (const x of xs) for (const y of ys) expect(brightnessAt(scene, x, y)).toBeCloseTo(share)
  })

  it('reaches from the upper edge of a tall window to the open water below the text', async () => {
    const scene = await renderScene(<DefaultScene />, desktop)
    await act(async () => scene.state().setSize(phone.width, phone.height))
    scene.frame(0)
    for (const x of [-1, 0, 1]) {
      for (const y of [1, 0, -0.345]) expect(brightnessAt(scene, x, y)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, x, -0.44)).toBeCloseTo(1)
    }
  })

  it('leaves the lower half of a tall window at every later station, whose text is above', async () => {
    const scene = await renderScene(<AboutScene />, phone)
    for (const s of [0, 1, 2]) {
      scene.seek(0, s)
      expect(brightnessAt(scene, 0, 0.1)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, 0, -0.345)).toBeCloseTo(s > 0 ? 1 : 0.34)
    }
  })

  it('leaves the lower half of a tall window once its text has been scrolled away', async () => {
    const scene = await renderScene(<DefaultScene />, { ...phone, site: {} })
    for (const scrollY of [844, 2000]) {
      scene.cue({ scrollY })
      scene.advance(6, 20)
      expect(brightnessAt(scene, 0, 0.1)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, 0, -0.345)).toBeCloseTo(scrollY > 844 ? 1 : 0.34)
    }
  })
})

describe('the open waters of a tall window', () => {
  const site = { waters: Float32Array.of(0, 0, Infinity, 0, 1200, 2000, Infinity, 0), scrollY: 1900 }
  const shiftOf = (scene: RenderedScene) => lensShiftOf(scene.state().camera, 1)

  it('take the picture and the edge of its quiet zone along, at once', async () => {
    const scene = await renderScene(<DefaultScene />, { ...phone, site: { ...site, scrollY: 2000 } })
    scene.frame(0)
    const place = shiftOf(scene)
    const lower = await renderScene(<DefaultScene />, { ...phone, site })
    lower.frame(0)
    expect(shiftOf(lower) - place).toBeCloseTo(-200 / phone.height, 2)
    for (const each of [scene, lower]) each.advance(6, 20)
    expect([scene, lower].map((each) => brightnessAt(each, 0, -0.1))).toEqual([1, expect.closeTo(0.34)])
    const [moved, arrived] = [shiftOf(scene), shiftOf(lower)]
    lower.cue({ scrollY: 2000 })
    lower.advance(1 / 60)
    expect(shiftOf(lower)).toBeGreaterThan(arrived)
    expect(shiftOf(lower)).toBeCloseTo(moved, 3)
  })

  it('leave the picture of a scene where it is, once the page has changed', async () => {
    const scene = await renderScene(<DefaultScene />, { ...phone, site })
    scene.advance(6, 20)
    const place = shiftOf(scene)
    scene.cue({ route: 'about', waters: new Float32Array(0) })
    scene.advance(1)
    expect(shiftOf(scene)).toBeCloseTo(place, 6)
  })
})

it.each([
  ['a desktop', 1440, 900, 1],
  ['a phone', 390, 844, 0.72],
  ['a large screen', 2560, 1440, 1.15],
])('the lines have a width for %s, at any pixel ratio', async (_, width, height, scale) => {
  const scene = await renderScene(<DefaultScene />, { width, height })
  for (const dpr of [1, 2]) {
    await act(async () => scene.state().setDpr(dpr))
    scene.frame(0)
    for (const { uLineScale, uResolution } of uniformsOf(scene)) {
      expect(uLineScale.value).toBeCloseTo(scale * dpr)
      expect(uResolution.value.toArray()).toEqual([width * dpr, height * dpr])
    }
  }
})

it.each(allScenes)('the $id scene lights all its materials', async ({ component: Scene }) => {
  const scene = await renderScene(<Scene />)
  scene.frame(0)
  const [ambientLight, directionalLight] = lightsOf(scene)
  const direction = directionalLight.position.clone().normalize()
  directionalLight.intensity = 0.5
  ambientLight.intensity = 0.25
  scene.frame(0)
  for (const { uAccent, uAmbient, uToLight } of uniformsOf(scene)) {
    expect(uAccent.value.g).toBeCloseTo(directionalLight.color.g / 2)
    expect(uAmbient.value.g).toBeCloseTo(ambientLight.color.g / 4)
    expect(uToLight.value.distanceTo(direction)).toBeLessThan(1e-9)
  }
})
