import { sceneFacts } from '../../src/scenes/facts.ts'
import { act } from '@react-three/test-renderer'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { SceneBoundary } from '../../src/stage/SceneBoundary.tsx'
import { Body, Scene } from '../../src/engine/index.ts'
import { useCue, useFloating, useStations } from '../../src/motion/index.ts'
import type { Body3D } from '../../src/motion/index.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { drawnPoses, meshesIn, poseValue, resourcesOf, watchResources } from '../helpers/glass.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const cube = { name: 'x', shape: polyhedra.cube(), color: [1, 1, 1] } as const

const inScene = (children: ReactNode) => <Scene {...{ facts: sceneFacts.default, lens: [0, 0], children }} />

function Floating({ period = 8 }) {
  const body = useRef<Body3D>(null)
  useFloating(body, { bob: [period, 0] })
  return <Body ref={body} {...cube} />
}

function Travelling({ places = 1 }) {
  const body = useRef<Body3D>(null)
  useStations(
    body,
    Array.from({ length: places }, () => [0, 0, 0.1] as const),
  )
  return <Body ref={body} {...cube} />
}

function Reacting() {
  const { current } = useCue(() => true)
  return <Body {...cube} radius={current} />
}

const twins = [<Body key="one" {...cube} />, <Body key="other" {...cube} />]
it.each([
  ['a body without a scene', <Body key="" {...cube} />, 'The body "x" needs a scene around it'],
  ['a motion without a scene', <Floating key="" />, 'useFloating needs a scene around it'],
  ['stations without a scene', <Travelling key="" />, 'useStations needs a scene around it'],
  ['a cue without a scene', <Reacting key="" />, 'useCue needs a scene around it'],
  ['two bodies of one name', inScene(twins), 'two bodies are named "x"'],
  ['no shape', inScene(<Body {...cube} shape={{} as never} />), 'body "x" has a shape that is none'],
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
  [6, 'scenes/facts.ts has no station 6'],
])('%i places for a page of five stations are an error in the first frame', async (places, message) => {
  const scene = await renderScene(inScene(<Travelling places={places} />))
  expect(() => scene.frame(0)).toThrow(`Scene "default", body "x", useStations: ${message}`)
})

it('a pose that is no number is an error, which names the motion where a developer sees it', async () => {
  const scene = await renderScene(inScene(<Floating period={Number.NaN} />))
  expect(() => scene.frame(0)).toThrow('Scene "default", body "x", useFloating: its pose is not a number')
  vi.stubEnv('DEV', false)
  expect(() => scene.frame(0)).toThrow('Scene "default", poses: the pose of the body "x" is not a number')
  vi.unstubAllEnvs()
})

/** The places and sizes of the bodies that the glass draws, after a frame. */
function drawnIn(rendered: RenderedScene) {
  rendered.frame(0)
  const { scene } = rendered
  const points = meshesIn(scene).flatMap(({ geometry }) => geometry.attributes['aPoint'] ?? [])[0]
  const bodies = new Set(Array.from({ length: points?.count ?? 0 }, (_, at) => points?.getW(at) ?? -1))
  const poses = drawnPoses(scene, bodies.size)
  return [...bodies].map((body) => [
    ...poseValue(poses, body, 'position'),
    ...poseValue(poses, body, 'scale'),
  ])
}

it('a body inside of a group stands at its place in the world', async () => {
  const nested = (
    <group position={[10, 0, -5]} scale={2}>
      <Body {...cube} position={[1, 2, 3]} radius={1.5} />
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
      <Body key={name} {...cube} name={name} position={[x, 0, 0]} />
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
  expect([seen.size, disposed.size]).toEqual([3 * resources, 2 * resources])
  for (const resource of resourcesOf(scene)) expect(disposed).not.toContain(resource)
})
