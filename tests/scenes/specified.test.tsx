import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import type { Body } from '../../src/motion/body.ts'
import { rgbOf } from '../../src/engine/color.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { itemAt } from '../../src/shared/lists.ts'
import { content } from '../helpers/content.ts'
import { facesIn, meshesIn } from '../helpers/glass.ts'
import { renderScene } from '../helpers/renderScene.tsx'

// What each scene was ordered to be. conformance.test.tsx has what all have in common.
async function render(id: SceneId) {
  const Scene = scenes[id]
  const scene = await renderScene(<Scene />, { contours: false })
  scene.seek(0)
  return { scene, bodies: scene.bodies() }
}
const shapesOf = (bodies: readonly Body[]) => new Set(bodies.map((body) => facesIn(body)[0]?.geometry))

const colorOf = (body: Body) => String(meshesIn(body)[0]?.material.uniforms.uColor.value.toArray())

it('the default scene has polyhedra of several kinds and sizes in three accents', async () => {
  const { bodies } = await render('default')
  const { first, second, third } = content.palette.accents
  const accents = [first, second, third].map((color) => String(rgbOf(color)))
  expect(new Set(bodies.map(colorOf))).toEqual(new Set(accents))
  expect(shapesOf(bodies).size).toBeGreaterThanOrEqual(4)
  expect(new Set(bodies.map(({ scale }) => scale.x)).size).toBeGreaterThan(5)
})

it('the services have five kinds, which orbit one point or sway, at 15 to 25 units from it', async () => {
  const { scene, bodies } = await render('services')
  expect(shapesOf(bodies).size).toBe(5)
  const centre = scene.body('phone').basePosition
  for (const [index, { name, position, motion }] of bodies.entries()) {
    expect(motion, name).toBe(index % 2 === 1 ? 'orbital' : 'floating')
    const away = position.clone().sub(centre)
    const distance = motion === 'orbital' ? away.length() : Math.hypot(away.x, away.z)
    expect(distance, name).toBeGreaterThan(14.9)
    expect(distance, name).toBeLessThan(25.1)
  }
})

it('lines join the spheres of About that are closer than 20 units', async () => {
  const { scene, bodies } = await render('about')
  const places = bodies.map(({ position }) => position)
  const near = places.flatMap((place, at) =>
    places.slice(at + 1).filter((next) => next.distanceTo(place) < 20),
  )
  // A line is two triangles.
  const [links] = meshesIn(scene.find('about-links'))
  expect(near.length).toBeGreaterThan(5)
  expect(links?.geometry.drawRange.count).toBe(6 * near.length)
})

it('the portfolio has a regular grid of 11 x 11 bars of different lengths', async () => {
  const { bodies } = await render('portfolio')
  const places = bodies.map(({ basePosition }) => new Vector3(basePosition.x, 0, basePosition.z))
  const first = itemAt(places, 0)
  const [right, near] = [itemAt(places, 1).clone().sub(first), itemAt(places, 11).clone().sub(first)]
  expect(right.dot(near)).toBeCloseTo(0)
  for (const [index, place] of places.entries()) {
    const own = first.clone().addScaledVector(right, index % 11)
    expect(place.distanceTo(own.addScaledVector(near, Math.floor(index / 11)))).toBeLessThan(0.002)
  }
  expect(new Set(bodies.map(({ scale }) => scale.x.toFixed(3))).size).toBeGreaterThan(60)
})

it('the testimonials have octahedra', async () => {
  const { bodies } = await render('testimonials')
  for (const body of bodies)
    expect(facesIn(body).map(({ geometry }) => geometry.attributes['position']?.count)).toEqual([8 * 3 * 3])
})

it('the contact page has five envelopes of one shape and three domes of another', async () => {
  const { bodies } = await render('contact')
  expect([bodies.slice(0, 5), bodies.slice(5)].map((each) => shapesOf(each).size)).toEqual([1, 1])
  expect(shapesOf(bodies).size).toBe(2)
})

it('the octahedra stand upright beside the testimonials and around the closing call', async () => {
  const { scene, bodies } = await render('testimonials')
  for (const keyframe of [1, 1.5, 2])
    for (const time of [0, 7, 40]) {
      scene.seek(time, keyframe)
      for (const { name, quaternion } of bodies)
        expect(new Vector3(0, 1, 0).applyQuaternion(quaternion).y, name).toBeGreaterThan(0.999)
    }
})
