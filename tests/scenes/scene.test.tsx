import { sceneFacts } from '../../src/scenes/facts.ts'
import { useFrame } from '@react-three/fiber'
import { act } from '@react-three/test-renderer'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Vector3 } from 'three'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SceneBoundary } from '../../src/stage/SceneBoundary.tsx'
import { MOST_BODIES } from '../../src/engine/checks.ts'
import { Glass, Scene, useGlass, type Shape } from '../../src/engine/index.ts'
import {
  PRIORITIES,
  useBodyFrame,
  useLevel,
  useFloating,
  useOrbital,
  useScene,
  useSceneFrame,
  useKeyframes,
  useWave,
  useWorldTurn,
} from '../../src/motion/index.ts'
import type { Body, BodyRef, WaveSurface } from '../../src/motion/index.ts'
import type { SceneFrame } from '../../src/motion/sceneFrame.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { stageStateOf } from '../../src/store/stageState.ts'
import { polyhedra } from '../../src/engine/shapes/polyhedra.ts'
import { meshesIn, watchResources } from '../helpers/glass.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const cube = { name: 'x', shape: polyhedra.cube(), color: [1, 1, 1] } as const

const inScene = (children: ReactNode) => (
  <Scene {...{ facts: sceneFacts.default, viewOffset: [0, 0], children }} />
)

function Floating({ period = 8 }) {
  const body = useRef<Body>(null)
  useFloating(body, { period, phase: 0 })
  return <Glass ref={body} {...cube} />
}

function Travelling({ places = 1 }) {
  const body = useRef<Body>(null)
  useKeyframes(
    body,
    Array.from({ length: places }, () => ({ x: 0, y: 0, size: 0.1 })),
  )
  return <Glass ref={body} {...cube} />
}

/** Calls a hook of a scene with the ref of a body. */
function Using({ useHook }: { useHook: (body: BodyRef) => void }) {
  const body = useRef<Body>(null)
  // oxlint-disable-next-line react/hooks -- a row of a test has one hook
  useHook(body)
  return <Glass ref={body} {...cube} />
}

const still: WaveSurface = { amplitude: 1, waves: [] }
const outside: [name: string, hook: (body: BodyRef) => unknown][] = [
  ['useScene', () => useScene()],
  ['useGlass', () => useGlass()],
  ['useLevel', () => useLevel(() => true)],
  ['useSceneFrame', () => useSceneFrame(() => {})],
  ['useWorldTurn', () => useWorldTurn([0, 0, 0], [])],
  ['useBodyFrame', (body) => useBodyFrame(body, () => {})],
  ['useFloating', (body) => useFloating(body, { period: 8, phase: 0 })],
  ['useOrbital', (body) => useOrbital(body, { radius: 1, startAngle: 0, speed: 1 })],
  ['useWave', (body) => useWave(body, still)],
  ['useKeyframes', (body) => useKeyframes(body, [])],
]

/** A body that a frame callback of React Three Fiber changes, past the scene's own hooks. */
function Lost({ change, priority }: { change: (body: Body) => void; priority?: number }) {
  const body = useRef<Body>(null)
  useFrame(() => body.current && change(body.current), priority)
  return <Glass ref={body} {...cube} />
}

/** Renders a scene's children, and returns what its boundary reports. */
async function failuresOf(children: ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const onFailure = vi.fn<(error: Error) => void>()
  await renderScene(<SceneBoundary {...{ scene: 'default', onFailure, children }} />)
  return onFailure.mock.calls.map(([error]) => error.message)
}

it.each([
  ['The glass "x"', <Glass key="" {...cube} />] as const,
  ...outside.map(([name, useHook]) => [name, <Using key="" useHook={useHook} />] as const),
])('%s without a scene is an error that says so and names the scene', async (name, children) => {
  expect(await failuresOf(children)).toEqual([
    expect.stringContaining(`Scene "default": ${name} needs a scene around it`),
  ])
})

it('offers hooks what the worker gets of the page: another key does not compile', () => {
  const site: NonNullable<SceneFrame['site']> = stageStateOf(createSiteStore().getState())
  // @ts-expect-error -- the page keeps it
  expect(site.menuOpen).toBeUndefined()
  // @ts-expect-error -- the page keeps it
  const isOn: Parameters<typeof useLevel>[0] = ({ pressedPlay }) => pressedPlay
  expect(isOn(site)).toBeUndefined()
})

const many = Array.from({ length: MOST_BODIES + 1 }, (_, index) => `body-${index}`)
const none = undefined as unknown as Shape

it.each([
  ['two bodies of one name', [1, 2].map((key) => <Glass key={key} {...cube} />), 'two bodies are named "x"'],
  ['a body without a shape', <Glass key="" {...cube} shape={none} />, 'body "x" has no shape'],
  [
    'a body of no parts',
    <Glass key="" {...cube} shape={{ parts: [], engravings: [] }} />,
    'body "x" has no shape',
  ],
  [
    'one body too many',
    many.map((name) => <Glass key={name} {...cube} name={name} />),
    `body "body-${MOST_BODIES}" is one too many: a scene has at most ${MOST_BODIES}`,
  ],
  [
    'a mesh without a material',
    <group key="" name="x">
      <mesh />
    </group>,
    '"x" has MeshBasicMaterial, which the build leaves out: draw with a ShaderMaterial',
  ],
  [
    'a material of three.js',
    <mesh key="" name="x">
      <meshStandardMaterial />
    </mesh>,
    '"x" has MeshStandardMaterial, which the build leaves out: draw with a ShaderMaterial',
  ],
])('%s is an error that names scene and body', async (_, children, message) => {
  expect(await failuresOf(inScene(children))).toEqual([`Scene "default": ${message}`])
})

it.each([
  [1, 'it has no pose at keyframe 2'],
  [4, 'scenes/facts.ts has no keyframe 4'],
])('%i places for a page of three keyframes are an error in the first frame', async (places, message) => {
  const scene = await renderScene(inScene(<Travelling places={places} />))
  expect(() => scene.frame(0)).toThrow(`Scene "default", body "x", useKeyframes: ${message}`)
})

const POSE = 'poses: the pose of body "x" is not a number'

it.each([
  ['by a motion', <Floating key="" period={Number.NaN} />, 'body "x", useFloating: its pose is not a number'],
  [
    'by a frame callback of its own',
    <Lost key="" change={({ position }) => position.setX(Number.NaN)} priority={PRIORITIES.motion} />,
    POSE,
  ],
  ['by one without a priority', <Lost key="" change={({ scale }) => scale.setY(Number.NaN)} />, POSE],
  ['by its place', <Glass key="" {...cube} position={[0, Number.NaN, 0]} />, POSE],
  ['by its size', <Glass key="" {...cube} radius={Number.NaN} />, POSE],
])('a pose that is no number %s is an error, which names the hook that made it', async (_, body, where) => {
  const scene = await renderScene(inScene(body))
  expect(() => scene.frame(0)).toThrow(`Scene "default", ${where}`)
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

it('on a phone the picture scrolls with its gap, nearly as fast as the page', async () => {
  const height = 844
  const sceneGaps = Float32Array.of(-Infinity, 0, Infinity, NaN)
  const site = { route: 'home', sceneGaps, scrollY: 0 } as const
  const scene = await renderScene(inScene(<Glass {...cube} />), { width: 390, height, site })
  scene.frame(0)
  const before = scene.look(scene.body('x')).y
  scene.tell({ scrollY: 200 })
  scene.frame(0)
  const pixels = ((scene.look(scene.body('x')).y - before) * height) / 2
  expect(pixels).toBeGreaterThan(160)
  expect(pixels).toBeLessThanOrEqual(200)
})
