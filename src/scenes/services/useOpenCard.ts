import { useMemo, useRef, type RefObject } from 'react'
import { useBodyFrame, useComposition, useCue, useScene, useSceneFrame } from '../engine/index.ts'
import { clamp, createPlace, damp, FRAME_ORDER, halfHeightAt, mix, quaternionOf } from '../engine/index.ts'
import { READING_RATE, smootherstep, turnAboutY, turnTowards, visibilityAt } from '../engine/index.ts'
import type { BodyRef, Cue } from '../engine/index.ts'
import type { ServiceIcon } from '../../shared/serviceIcons.ts'
import { compositions } from './compositions.ts'
import type { Kind } from './kinds.ts'

/** Visibility of the front of the closing call's oval and of its back. The fog alone would hide large instruments, which stand far away. */
const VISIBILITY = { front: 1, back: 0.62 } as const
/** Most by which an instrument is brightened against the fog. */
const MOST_GLOW = 1.6
/** Change of brightness of an open instrument. */
const LIT = 0.3
/** Radians by which an instrument turns aside on its way to the front. */
const SWING = 0.9
/** How far outside the window an instrument stands while another one is open, in radii. */
const OUTSIDE = 1.4

/**
 * While the card of one of its services is open, an instrument stands beside the card's text and shows its front, wherever the page
 * stands. While another card is open, it leaves the window.
 */
export function useOpenCard(ref: BodyRef, services: readonly ServiceIcon[], { look, fit }: Kind): void {
  const { fog, call, card } = useComposition(compositions)
  const { screen } = useScene()
  const own = useCue(({ cues: { openService } }) => openService !== null && services.includes(openService))
  const another = useCue(
    ({ cues: { openService } }) => openService !== null && !services.includes(openService),
  )
  const cardHeight = useCardHeight(own, another)
  const front = useMemo(() => quaternionOf(look.rotation), [look])
  const target = useRef(createPlace())

  useBodyFrame(
    ref,
    (body, { station, aspect }) => {
      const radius = body.scale.x
      const place = target.current
      const leaves = smootherstep(another.current)
      if (leaves > 0) {
        screen.read(place, body.position)
        // In the window, distances from the vanishing point are screen.aspect / aspect times as large as in the composition.
        const edge = 1 + (OUTSIDE * radius) / (halfHeightAt(place.depth) * aspect)
        place.u = screen.lensX + ((edge - screen.lensX) * aspect) / screen.aspect
        screen.approach(body.position, place, leaves)
      }
      const opens = smootherstep(own.current)
      if (opens > 0) {
        place.u = card.u
        place.v = card.v ?? cardHeight.current.v
        place.depth = radius / halfHeightAt(card.size * fit)
        screen.approach(body.position, place, opens)
        turnTowards(body, front, opens)
        turnAboutY(body, SWING * Math.sin(Math.PI * opens))
      }
      // At the closing call and beside a card the fog does not hide it.
      const near = Math.max(smootherstep(station), opens)
      if (near === 0) return
      screen.read(place, body.position)
      const back = clamp(0.5 + (0.5 * (place.v - call.centre[1])) / call.radii[1], 0, 1)
      const visibility = mix(VISIBILITY.front, VISIBILITY.back, back)
      body.glow = near * clamp(visibility / visibilityAt(place.depth, fog) - 1, 0, MOST_GLOW) + LIT * opens
    },
    FRAME_ORDER.cues,
    'useOpenCard',
  )
}

/** Height of the open card in the picture, NDC. It moves from card to card, but is there at once when all were closed. */
function useCardHeight(own: Cue, another: Cue): RefObject<{ v: number }> {
  const card = useRef({ at: 0, v: 0, isClosed: true })
  useSceneFrame(({ site, step, jumps, height, lifted }) => {
    if (!site) return
    const { openServiceAt } = site.cues
    const { at, isClosed } = card.current
    card.current.at = jumps || isClosed ? openServiceAt : damp(at, openServiceAt, READING_RATE, step)
    card.current.v = 1 - (2 * (card.current.at - site.scrollY)) / height - lifted
    card.current.isClosed = own.current === 0 && another.current === 0
  }, FRAME_ORDER.world)
  return card
}
