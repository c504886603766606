import { act } from '@react-three/test-renderer'
import { AmbientLight, DirectionalLight, MathUtils } from 'three'
import { describe, expect, it } from 'vitest'
import { aboutScene } from '../../src/scenes/about/scene.ts'
import { defaultScene } from '../../src/scenes/default/scene.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { grid, textEdge } from '../../src/theme/grid.ts'
import { meshesIn } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const AboutScene = aboutScene.component
const DefaultScene = defaultScene.component

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
  const [first = Number.NaN, ...others] = shares
  expect(others.every((share) => share === first)).toBe(true)
  return first
}

function lightsOf({ scene }: RenderedScene) {
  const lights = scene.getObjectsByProperty('isLight', true)
  const directionalLight = lights.find((light) => light instanceof DirectionalLight)
  const ambientLight = lights.find((light) => light instanceof AmbientLight)
  if (!directionalLight || !ambientLight) throw new Error('The scene lacks a light.')
  return { directionalLight, ambientLight }
}

describe('the quiet zone', () => {
  it('takes two thirds of the brightness behind the text of a wide window, and none right of it', async () => {
    const scene = await renderScene(<DefaultScene />)
    scene.frame(0)
    for (const y of [-1, 0, 0.7]) {
      expect(brightnessAt(scene, -1, y)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, textEdge(1440), y)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, textEdge(1440) + 0.085, y)).toBeCloseTo(1)
      expect(brightnessAt(scene, 1, y)).toBe(1)
    }
  })

  it('reaches across a wide window behind the header, and fades below it', async () => {
    const scene = await renderScene(<DefaultScene />)
    scene.frame(0)
    const headerEdge = 1 - (2 * grid.header) / 900
    for (const x of [-1, 0.5, 1]) {
      expect(brightnessAt(scene, x, 1)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, x, headerEdge)).toBeCloseTo(0.34)
    }
    expect(brightnessAt(scene, 1, headerEdge - 0.1)).toBe(1)
  })

  it('reaches from the upper edge of a tall window to the open water below the text', async () => {
    const scene = await renderScene(<DefaultScene />, { width: 390, height: 844 })
    scene.frame(0)
    for (const x of [-1, 0, 1]) {
      expect(brightnessAt(scene, x, 1)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, x, -0.345)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, x, -0.44)).toBeCloseTo(1)
    }
  })

  it('leaves the lower half of a tall window at every later station, whose text is above', async () => {
    const scene = await renderScene(<AboutScene />, { width: 390, height: 844 })
    for (const s of [0, 1, 2]) {
      scene.seek(0, s)
      expect(brightnessAt(scene, 0, 0.1)).toBeCloseTo(0.34)
      expect(brightnessAt(scene, 0, -0.345)).toBeCloseTo(s > 0 ? 1 : 0.34)
    }
  })

  it('leaves the lower half of a tall window at the first station too, once its text has been scrolled away', async () => {
    const store = createSiteStore()
    const scene = await renderScene(<DefaultScene />, { width: 390, height: 844, stage: { store } })
    store.setState({ scrollY: 844 })
    scene.advance(6)
    expect(brightnessAt(scene, 0, -0.345)).toBeCloseTo(0.34)
    store.setState({ scrollY: 2000 })
    scene.advance(6)
    expect(brightnessAt(scene, 0, -0.345)).toBeCloseTo(1)
    expect(brightnessAt(scene, 0, 0.1)).toBeCloseTo(0.34)
  })

  it('follows the window when it becomes tall', async () => {
    const scene = await renderScene(<DefaultScene />)
    await act(async () => scene.state().setSize(390, 844))
    scene.frame(0)
    expect(brightnessAt(scene, 1, 0)).toBeCloseTo(0.34)
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

describe.each(allScenes)('the light of the $id scene', ({ component: Scene }) => {
  it('reaches every material with its direction, colour and intensity', async () => {
    const scene = await renderScene(<Scene />)
    scene.frame(0)
    const { directionalLight, ambientLight } = lightsOf(scene)
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

  it('stays out of the lights of three.js, whose number is part of every program', async () => {
    const scene = await renderScene(<Scene />)
    for (const light of Object.values(lightsOf(scene)))
      expect(light.layers.test(scene.state().camera.layers)).toBe(false)
  })
})
