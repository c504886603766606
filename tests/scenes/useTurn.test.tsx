import { useRef } from 'react'
import { Euler, Quaternion, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { Body, Scene, useBodyFrame, useTurn, type Body3D } from '../../src/scenes/engine/index.ts'
import { polyhedra } from '../../src/scenes/engine/shapes/polyhedra.ts'
import { renderScene } from '../helpers/renderScene.tsx'

const pivot = [4, -3, -20] as const
const at = [11, 2, -6] as const
const rotation = [0.7, 0.3, -0.7] as const
const turns = [
  { yaw: 1.1, pitch: 0.3, to: [-5, 6, -30] },
  { yaw: -0.4, pitch: 0.8, to: [1, -2, -12] },
] as const
const look = { name: 'body', shape: polyhedra.cube(), color: [1, 1, 1] } as const

function Turned() {
  const body = useRef<Body3D>(null)
  const turn = useTurn(pivot, turns)
  useBodyFrame(body, (object) => turn.apply(object))
  return <Body ref={body} {...look} position={at} rotation={rotation} />
}

it.each([
  ['starts unturned', 0, 0, 0, pivot],
  ['is half turned on the way', 0.5, 0.55, 0.15, [-0.5, 1.5, -25]],
  ['rests before a station', 0.99, 1.1, 0.3, turns[0].to],
  ['has turned at a station', 1, 1.1, 0.3, turns[0].to],
  ['rests after a station', 1.01, 1.1, 0.3, turns[0].to],
  ['passes from one turn to the next', 1.5, 0.35, 0.55, [-2, 2, -21]],
  ['has turned at the last station', 2, -0.4, 0.8, turns[1].to],
])('a world %s: by yaw, then by pitch, about its pivot', async (_, station, yaw, pitch, to) => {
  const scene = await renderScene(<Scene {...{ name: 'about', lens: [0, 0], children: <Turned /> }} />)
  scene.seek(0, station)
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)]
  const arm = new Vector3(...at).sub(new Vector3(...pivot))
  const expected = arm.applyAxisAngle(up, yaw).applyAxisAngle(right, pitch).add(new Vector3(...to))
  const turned = new Quaternion().setFromEuler(new Euler(...rotation))
  for (const [axis, angle] of [[up, yaw], [right, pitch]] as const)
    turned.premultiply(new Quaternion().setFromAxisAngle(axis, angle))
  const { position, quaternion } = scene.body('body')
  expect(position.distanceTo(expected)).toBeLessThan(1e-3)
  expect(quaternion.angleTo(turned)).toBeLessThan(1e-4)
})
