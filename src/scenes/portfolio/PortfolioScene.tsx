import { useMemo, useRef } from 'react'
import { Glass, Scene, shades } from '../../engine/index.ts'
import {
  PRIORITIES,
  createFramePose,
  nearnessOf,
  positionOf,
  quaternionOf,
  easeStaggered,
  smootherstep,
  turnTowards,
  useBodyFrame,
  useLayout,
  useLevel,
  useScene,
  useWorldTurn,
  useWave,
} from '../../motion/index.ts'
import type { Body, Level, World, WaveSurface } from '../../motion/index.ts'
import { memoize } from '../../shared/lists.ts'
import { TAU, mix, smoothstep } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { bar } from '../../engine/shapes/bar.ts'
import { sceneFacts } from '../facts.ts'
import { grid, GRID_ROTATION, partOf, positionAt, type GridBar } from './bars.ts'
import { poses, type Poses } from './poses.ts'
import { Horizon } from './Horizon.tsx'
import { extension } from './sea.ts'

const glass = {
  opaque: true,
  alpha: 0.92,
  rimAlpha: 0.08,
  roundness: 0,
  rim: 0.4,
  rimExponent: 2,
  edgeLight: 0.3,
  diffuse: 0.3,
  depthBrightness: 0.22,
  glint: 0.6,
  glintExponent: 16,
  glintFoam: 0.12,
  bevel: 0.5,
  hiddenLines: 0,
  contours: 0,
} as const

/** Behind the horizon, so that the crests reflect it to the viewer. */
const fromBehind: Vec3 = [0.12, 0.5, -0.86]

/** A sea at night, made of 121 bars that ride one wave. */
export function PortfolioScene() {
  const { viewOffset } = useLayout(poses)
  return (
    <Scene
      facts={sceneFacts.portfolio}
      viewOffset={viewOffset}
      glass={glass}
      extension={extension}
      light={fromBehind}
    >
      <Sea />
    </Scene>
  )
}

const surfaceOf = ({ heading, wavelength }: Poses): WaveSurface => ({
  // tests/scenes/conformance.test.tsx holds it.
  amplitude: 5,
  waves: [
    { fraction: 0.78, wavelength, heading: (heading / 360) * TAU, speed: 1, phase: 0 },
    { fraction: 0.22, wavelength: 17, heading: (50 / 360) * TAU, speed: 1.6, phase: 1.1 },
  ],
})

/** The grid of bars. It turns about the seventh bar of the row that stands up. */
function Sea() {
  const sea = useLayout(poses)
  const { viewOffsetX, viewOffsetY, aspect } = useScene().screen
  const surface = useMemo(() => surfaceOf(sea), [sea])
  const turns = useMemo(
    () =>
      sea.keyframes.map(({ x: pivotX, depth, level, yaw, pitch }) => {
        const [x, , z] = positionOf({ x: pivotX, y: 0, depth }, [viewOffsetX, viewOffsetY], aspect)
        return { yaw, pitch, to: [x, level, z] as const }
      }),
    [sea, viewOffsetX, viewOffsetY, aspect],
  )
  const world = useWorldTurn(positionAt(sea.column + sea.heights.length, sea.row, sea), turns)
  const bars = grid.map((each) => {
    const project = sea.projects.indexOf(`${each.column},${each.row}`)
    const props = { bar: each, project, sea, surface, world }
    return project < 0 ? <Bar key={each.name} {...props} /> : <ProjectBar key={each.name} {...props} />
  })
  return (
    <>
      {bars}
      <Horizon world={world} />
    </>
  )
}

interface BarProps {
  bar: GridBar
  /** Index of the project for which it stands, or -1. */
  project: number
  sea: Poses
  surface: WaveSurface
  world: World
  /** Whether the visitor's choice shows its project. */
  chosen?: Level
  /** Whether the visitor reads its project. */
  read?: Level
}

/**
 * A bar that rises while the visitor's choice shows the project for which it stands, or the visitor reads it.
 */
function ProjectBar(props: BarProps) {
  const { project } = props
  const chosen = useLevel(({ inputs }) => inputs.chosenProjects.includes(project))
  const read = useLevel(({ inputs }) => inputs.readProject === project)
  return <Bar {...props} chosen={chosen} read={read} />
}

/** Width of a bar as a fraction of the spacing. */
const FILL = 0.9
/** Bars lean a little with the slope of the wave. */
const riding = { lean: 0.3 }
/** Fraction of the waves' height that is left from keyframe 1 on. */
const CALM = 0.28
/** Fraction of that which a bar of the row still rides. */
const STEADY = 0.3
/** Fraction of the dimming of the bars near the viewer at keyframe 0. */
const FIRST_FRONT = 0.45
/** Factor on the elevation of the other bars and what it loses, so that the sea is darker than the row. */
const SEA_ELEVATION = { factor: 0.5, loss: 0.3 } as const
/** How far the bars behind text dim at keyframe 0. Then they dim entirely, but not at keyframe 1. */
const DIMMED = 0.96
/**
 * Speed at which the bars behind the text dim, relative to the span. They dim before they have come
 * nearer.
 */
const DIMMING_SPEED = 2
/**
 * How far the bar of a project rises that is chosen, scene units, or read, in lengths of the bar, and how
 * much brighter it becomes, and once more where it is read. From 0.8 of its length its lower end would show.
 */
const RAISED = { chosen: 3, read: 0.42, brightness: 0.6, readBrightness: 1 } as const

const shapeOf = memoize(bar)
const upright = quaternionOf(GRID_ROTATION)
const NEVER: Level = { current: 0 }

/** A bar rides the wave. At keyframe 1 six bars stand up, at keyframe 2 a seventh, the highest, shines. */
function Bar({ bar: own, project, sea, surface, world, chosen = NEVER, read = NEVER }: BarProps) {
  const body = useRef<Body>(null)
  const { screen } = useScene()
  const part = useMemo(() => partOf(own, sea), [own, sea])
  const pose = useRef(createFramePose())
  /** Stays true while the page shows another scene, and this one fades. */
  const hasPage = useRef(false)
  const [x, y, z] = positionAt(own.column, own.row, sea)

  useWave(body, surface, riding)
  useBodyFrame(
    body,
    (object, { progress, site, aspect }) => {
      hasPage.current ||= site !== null
      const opening = smootherstep(progress)
      const closing = smootherstep(progress - 1)
      const calm = 1 - (1 - CALM) * opening
      /** How far the bar has stood up: 0 in the sea, 1 in the row. */
      const risen = part.isSeventh ? closing : part.order === null ? 0 : easeStaggered(progress, part.order)
      // A still is of a visitor who begins to read.
      const readLevel = hasPage.current ? smootherstep(read.current) : Number(project === 0 && progress === 0)
      const chosenLevel = smootherstep(chosen.current)
      const raised = Math.max(chosenLevel, readLevel)
      if (progress > 0 || raised > 0) {
        object.position.y +=
          risen * (part.rise - part.sink * closing) +
          Math.max(chosenLevel * RAISED.chosen, readLevel * RAISED.read * own.length) -
          (1 - calm * mix(1, STEADY, risen)) * object.motionOffsetY
        const { factor, loss } = SEA_ELEVATION
        const low = mix(object.elevation, factor * object.elevation - loss, opening)
        object.elevation = mix(low, part.elevation, Math.max(risen, chosenLevel))
        turnTowards(object, upright, 1 - calm * (1 - risen))
        world.apply(object)
      }

      const { front, spill, standing } = part
      let light =
        1 +
        mix(front * mix(FIRST_FRONT, 1, opening), standing, risen) +
        spill * closing +
        raised * RAISED.brightness +
        readLevel * RAISED.readBrightness
      if (sea.dimmedSide) {
        screen.read(pose.current, object.position)
        const dimmed = mix(DIMMED, 1, smootherstep(DIMMING_SPEED * progress)) * (1 - nearnessOf(1, progress))
        // The page's text stands by the window's own width.
        const dark = screen.across(sea.dimmedSide[0], aspect)
        const clear = smoothstep(dark, screen.across(sea.dimmedSide[1], aspect), pose.current.x)
        light *= 1 - dimmed * (1 - readLevel) * (1 - clear)
      }
      object.brightness = light - 1
    },
    PRIORITIES.keyframes,
    'Bar',
  )
  return (
    <Glass
      ref={body}
      name={own.name}
      shape={shapeOf((FILL * sea.spacing) / 2 / own.length)}
      color={shades.blue}
      radius={own.length}
      position={[x, y + own.offset, z]}
      rotation={GRID_ROTATION}
      highlightAt={part.isSeventh ? 2 : undefined}
    />
  )
}
