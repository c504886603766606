import { useMemo, useRef } from 'react'
import {
  PRIORITIES,
  FOLLOW_RATE,
  depthOf,
  quaternionOf,
  smootherstep,
  useBodyFrame,
  useLayout,
  useLevel,
  useScene,
  useSceneFrame,
} from '../../motion/index.ts'
import type { BodyRef } from '../../motion/index.ts'
import { clamp, damp, mix } from '../../shared/math.ts'
import type { SceneInputs } from '../../store/site.ts'
import { poses } from './poses.ts'
import { instruments } from './instruments.ts'
import type { Instrument } from './instrumentLooks.ts'

/** Change of brightness of the instrument that is shown. */
const LIT = 0.3
/** Seconds in which an instrument fades out at one place and in at the next one. */
const SECONDS = 0.4
/**
 * Where an instrument stands beside the rows, if they leave room for it: in the middle of the window's
 * height. It is smaller where the window's width over its height is below `narrow`.
 */
const BESIDE = { x: 0.66, size: 0.36, narrow: 1.3 } as const
/**
 * An open row's instrument stays between these heights, below the header. Above the end of the list counts
 * more, also while a row is only read. NDC.
 */
const WITHIN = { bottom: -0.58, top: 0.38, aboveEnd: 0.44 } as const

/** Icons for which an instrument stands. */
const known = new Set<string | undefined>(Object.values(instruments).flat())

/**
 * Returns the icon whose instrument is shown: that of the open card, else of the service that the visitor is
 * reading.
 */
function shown({ openIcon, readIcons }: SceneInputs): string | undefined {
  const icon = openIcon ?? readIcons.at(-1)
  return known.has(icon) ? icon : undefined
}

/**
 * While one of its services is open or being read, an instrument stands beside its text and shows its front,
 * wherever the page stands. The other ones are not seen then.
 */
export function useOpenCard(ref: BodyRef, icons: readonly string[], { look, fit }: Instrument): void {
  const { screen } = useScene()
  const includes = (icon: string | undefined) => icon !== undefined && icons.includes(icon)
  const own = useLevel(({ inputs }) => includes(shown(inputs)), SECONDS)
  const another = useLevel(({ inputs }) => shown(inputs) !== undefined && !includes(shown(inputs)), SECONDS)
  const target = useTarget()
  const front = useMemo(() => quaternionOf(look.rotation), [look])

  useBodyFrame(
    ref,
    (body) => {
      const isPlaced = own.current > 0.5
      // It changes its place only while nobody sees it.
      body.presence = isPlaced
        ? smootherstep(2 * own.current - 1)
        : 1 - smootherstep(2 * Math.max(own.current, another.current))
      if (isPlaced) {
        body.brightness += LIT
        const { x, y, size } = target.current
        screen.write(body.position, x, y, depthOf(body.scale.x, size * fit))
        body.quaternion.copy(front)
      }
    },
    PRIORITIES.afterKeyframes,
    'useOpenCard',
  )
}

/**
 * Where the shown instrument stands. Its height moves from card to card, but is there at once when all were
 * closed.
 */
function useTarget() {
  const { card } = useLayout(poses)
  const open = useLevel(({ inputs }) => inputs.openIcon !== null, SECONDS)
  const reading = useLevel(({ inputs }) => inputs.readIcons.length > 0, SECONDS)
  const target = useRef({ x: 0, y: 0, size: 1, at: 0, isClosed: true })
  useSceneFrame(({ site, step, jumps, aspect, height, pageOffsetY }) => {
    if (!site) return
    const place = target.current
    const { openIconAt, listEnd } = site.inputs
    place.at = jumps || place.isClosed ? openIconAt : damp(place.at, openIconAt, FOLLOW_RATE, step)
    place.isClosed = open.current === 0
    const top = 1 + (2 * site.scrollY) / height - pageOffsetY
    const opens = smootherstep(open.current)
    const reads = smootherstep(reading.current)
    const cardY = card.y ?? top - (2 * place.at) / height
    const rowY = opens * clamp(cardY, WITHIN.bottom, WITHIN.top)
    place.x = mix(card.x, BESIDE.x, reads)
    place.y = mix(cardY, Math.max(rowY, top - (2 * listEnd) / height + WITHIN.aboveEnd), reads)
    place.size = mix(card.size, BESIDE.size * Math.min(1, aspect / BESIDE.narrow), reads)
  }, PRIORITIES.world)
  return target
}
