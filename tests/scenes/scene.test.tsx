import { sceneFacts } from '../../src/scenes/facts.ts'
import { act } from '@react-three/test-renderer'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Vector3 } from 'three'
import { expect, it, vi } from 'vitest'
import { SceneBoundary } from '../../src/stage/SceneBoundary.tsx'
import { Glass, Scene } from '../../src/engine/index.ts'
import { useCue, useFloating, useStations } from '../../src/motion/index.ts'
import type { Body } from '../../src/motion/index.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { meshesIn, watchResources } from '../helpers/glass.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const cube = { name: 'x', shape: polyhedra.cube(), color: [1, 1, 1] } as const

const inScene = (children: ReactNode) => <Scene {...{ facts: sceneFacts.default, lens: [0, 0], children }} />

function Floating({ period = 8 }) {
  const body = useRef<Body>(null)
  useFloating(body, { bob: [period, 0] })
  return <Glass ref={body} {...cube} />
}

function Travelling({ places = 1 }) {
  const body = useRef<Body>(null)
  useStations(
    body,
    Array.from({ length: places }, () => [0, 0, 0.1] as const),
  )
  return <Glass ref={body} {...cube} />
}

function Reacting() {
  const { current } = useCue(() => true)
  return <Glass {...cube} radius={current} />
}

it.each([
  ['glass without a scene', <Glass key="" {...cube} />, 'The glass "x" needs a scene around it'],
  ['a motion without a scene', <Floating key="" />, 'useFloating needs a scene around it'],
  ['stations without a scene', <Travelling key="" />, 'useStations needs a scene around it'],
  ['a cue without a scene', <Reacting key="" />, 'useCue needs a scene around it'],
])('%s is an error that says so and names the scene', async (_, children, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onFailure = vi.fn<(error: Error) => void>()
  await renderScene(<SceneBoundary {...{ scene: 'default', onFailure, children }} />)
  expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual([
    expect.stringContaining(`Scene "default": ${message}`),
  ])
  vi.restoreAllMocks()
})

it.each([
  [1, 'it has no place at station 2'],
  [4, 'scenes/facts.ts has no station 4'],
])('%i places for a page of three stations are an error in the first frame', async (places, message) => {
  const scene = await renderScene(inScene(<Travelling places={places} />))
  expect(() => scene.frame(0)).toThrow(`Scene "default", body "x", useStations: ${message}`)
})

it('a pose that is no number is an error, which names the motion where a developer sees it', async () => {
  const scene = await renderScene(inScene(<Floating period={Number.NaN} />))
  expect(() => scene.frame(0)).toThrow('Scene "default", body "x", useFloating: its pose is not a number')
})

/** The places and sizes of the bodies that are drawn, after a frame. */
function drawnIn(rendered: RenderedScene) {
  rendered.frame(0)
  rendered.scene.updateMatrixWorld()
  return rendered
    .bodies()
    .map((body) => [...body.getWorldPosition(new Vector3()), body.getWorldScale(new Vector3()).x])
}

it('a body inside of a group stands at its place in the world', async () => {
  const nested = (
    <group position={[10, 0, -5]} scale={2}>
      <Glass {...cube} position={[1, 2, 3]} radius={1.5} />
    </group>
  )
  expect(drawnIn(await renderScene(inScene(nested)))).toEqual([[12, 4, 1, 3]])
})

it('draws bodies that come, none that has left, and rebuilds nothing for one that only moves', async () => {
  const control = { show: (rows: Record<string, number>): void => void rows }
  function Bodies() {
    const [rows, setRows] = useState<Record<string, number>>({ one: 1 })
    useEffect(() => void (control.show = setRows), [])
    return Object.entries(rows).map(([name, x]) => (
      <Glass key={name} {...cube} name={name} position={[x, 0, 0]} />
    ))
  }
  const scene = await renderScene(inScene(<Bodies />))
  const { seen, disposed, look } = watchResources()
  look(scene)
  const resources = seen.size
  const show = async (rows: Record<string, number>) => {
    await act(async () => control.show(rows))
    expect(drawnIn(scene)).toEqual(Object.values(rows).map((x) => [x, 0, 0, 1]))
    look(scene)
  }
  await show({ one: 5 })
  expect([seen.size, disposed.size]).toEqual([resources, 0])
  await show({ one: 5, other: 7 })
  await show({ other: 3 })
  expect(disposed.size).toBeGreaterThan(0)
  for (const { material } of meshesIn(scene.scene)) expect(disposed).not.toContain(material)
})
