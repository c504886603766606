import { scenes } from 'virtual:content/scenes'
import { sceneGapAt } from '../shared/sceneGaps.ts'
import { openingOf, sceneOf } from '../routes/table.ts'
import type { SiteState, SiteStore } from '../store/site.ts'
import { posterName, posterElement, type ElementDescription } from './posters.ts'
import { stillsOf } from '../scenes/facts.ts'
import { coversPoster, type StatusStore } from './status.ts'

/** Milliseconds at one keyframe before its poster loads, so that passing by loads nothing. */
const STAY_TIME = 150
/**
 * CSS pixels by which a tall page scrolls over a paused canvas before the poster is shown, which goes with
 * the page.
 */
const PAUSED_SCROLL = 200
/**
 * Milliseconds after which a poster replaces the one before, which can be another page's, although it is not
 * decoded.
 */
const DECODE_TIMEOUT = 4000
/** Milliseconds after which a poster that fades out is removed: a little more than its fade. */
const FADE_TIME = 1000

function createElement({ tag, attributes, children }: ElementDescription): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children.map(createElement))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/**
 * Returns what the poster shows: the scene of the page at the still that is nearest to the visitor, of the
 * shown gap in a tall window. `at` and `until` are the scroll positions of that gap, see
 * `shared/sceneGaps.ts`.
 */
function subjectOf({ route, progress: here, sceneGaps, scrollY }: SiteState) {
  const scene = sceneOf(route, scenes)
  const [, at = NaN, until = NaN, own = NaN] = sceneGaps.subarray(sceneGapAt(sceneGaps, scrollY))
  const wanted = Number.isNaN(own) ? here : own
  const distanceTo = (still: number) => Math.abs(still - wanted)
  const keyframe = stillsOf(scene).reduce((best, still) =>
    distanceTo(still) < distanceTo(best) ? still : best,
  )
  return { scene, keyframe, at, until }
}

/**
 * Prints a poster at its gap, see `printedPoster` in scriptedCss.ts. Without a gap it stands in the
 * window.
 */
function print(poster: HTMLElement, { at, until }: ReturnType<typeof subjectOf>): void {
  poster.removeAttribute('style')
  if (Number.isFinite(at)) poster.style.setProperty('--at', `${at}px`)
  if (Number.isFinite(until)) poster.style.setProperty('--until', `${until}px`)
}

/** Fades an element out and removes it. */
function remove(picture: Element): void {
  picture.removeAttribute('data-entering')
  picture.setAttribute('data-leaving', '')
  setTimeout(() => picture.remove(), FADE_TIME)
}

/**
 * Replaces the poster when the scene or the nearest still changes. While the canvas covers the poster, no
 * poster loads. A paused canvas keeps showing one keyframe. While the visitor is at another one, the status
 * is `away`, and the poster is shown instead.
 */
export function followKeyframes(store: SiteStore, status: StatusStore): void {
  const stage = document.getElementById('stage')
  if (!stage) return
  /** Name of the poster on the page, or of the one that is loading. */
  let wanted = stage.querySelector<HTMLElement>('[data-poster]')?.dataset['poster']
  /** Name of the poster that shows what the paused canvas shows. Null while the canvas is not paused. */
  let frozen: string | null = null
  /** Scroll position and nearest keyframe at which the canvas was paused. */
  let frozenAt = { scrollY: 0, keyframe: 0 }
  /** What the poster and its place depend on. */
  let placeBefore = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const shownPoster = (name: string) =>
    stage.querySelector<HTMLElement>(`[data-poster='${name}']:not([data-leaving])`)
  const isAway = ({ sceneGaps, scrollY, progress }: SiteState, name: string) =>
    frozen !== null &&
    (frozen !== name ||
      Math.round(progress) !== frozenAt.keyframe ||
      (sceneGaps.length > 0 && Math.abs(scrollY - frozenAt.scrollY) > PAUSED_SCROLL))
  const shownPictures = () => stage.querySelectorAll<HTMLElement>('[data-poster]:not([data-leaving])')
  const follow = () => {
    const state = store.getState()
    // Before the app has mounted, the store's route is not that of the page.
    if (document.documentElement.dataset['route'] !== state.route) return
    const subject = subjectOf(state)
    const name = posterName(subject)
    const paused = status.getState().level === 'paused'
    if (frozen === null) frozenAt = { scrollY: state.scrollY, keyframe: Math.round(state.progress) }
    frozen = paused ? (frozen ?? name) : null
    const before = status.getState()
    const poster = shownPoster(name)
    if (poster) print(poster, subject)
    status.setState({
      away: isAway(state, name),
      // A poster that is shown gives way to the next one only, and not to the canvas meanwhile.
      posterReady: poster !== null || (before.posterReady && !coversPoster(before)),
    })
    if (name === wanted) return
    if (coversPoster(status.getState())) {
      // If the canvas fails, no scene of an earlier page shows until this page's poster has loaded.
      for (const old of shownPictures()) if (old.dataset['scene'] !== subject.scene) old.remove()
      wanted = shownPictures()[0]?.dataset['poster']
      return
    }
    wanted = name
    const picture = createElement(posterElement(subject, import.meta.env.BASE_URL))
    print(picture, subject)
    picture.setAttribute('data-entering', '')
    const replace = () => {
      if (name !== wanted) return
      for (const old of shownPictures()) remove(old)
      stage.append(picture)
      follow()
    }
    // The old picture stays until the new one is decoded; else the backdrop would flash. A picture that
    // cannot be loaded also replaces the old one, which can be another page's scene.
    const images = [...picture.querySelectorAll('img')]
    const decoded = Promise.allSettled(images.map((image) => image.decode()))
    const timeout = new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT))
    void Promise.race([decoded, timeout]).then(replace)
  }
  store.subscribe((state, before) => {
    if (state.route !== before.route) {
      // A paused stage draws another scene at the keyframe of the next page's top. The same scene keeps its
      // frame.
      const isSameScene = sceneOf(before.route, scenes) === sceneOf(state.route, scenes)
      if (frozen !== null && !isSameScene) {
        const opening = openingOf(state.route, scenes)
        frozen = posterName(opening)
        frozenAt.keyframe = opening.keyframe
      }
      follow()
      return
    }
    const subject = subjectOf(state)
    const name = posterName(subject)
    const place = [name, subject.at, subject.until, isAway(state, name)].join()
    if (place === placeBefore) return
    placeBefore = place
    const poster = shownPoster(name)
    if (poster) print(poster, subject)
    clearTimeout(timer)
    timer = setTimeout(follow, STAY_TIME)
  })
  status.subscribe((now, before) => {
    if (now.level !== before.level || coversPoster(now) !== coversPoster(before)) follow()
  })
  follow()
}
