import { openingOf, routeById } from '../../routes/table.ts'
import type { SiteState, SiteStore } from '../../store/site.ts'
import { posterName, posterElement, type ElementDescription, type PosterSubject } from '../posters.ts'
import { stationNumbers } from '../stations.ts'
import { coversPoster, type StatusStore } from './status.ts'

/** Milliseconds at one station before its poster loads, so that passing by loads nothing. */
const STAY_TIME = 150
/** Milliseconds after which a poster that fades out is removed: a little more than its fade. */
const FADE_TIME = 1000

function createElement({ tag, attributes, children }: ElementDescription): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children.map(createElement))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** Returns what the poster shows: the scene of the page at the station that is nearest to the visitor. */
function subjectOf({ route, station }: SiteState): PosterSubject {
  const { scene } = routeById(route)
  return { scene, station: Math.min(Math.round(station), stationNumbers(scene).length - 1) }
}

/** Fades an element out and removes it. */
function remove(picture: Element): void {
  picture.removeAttribute('data-entering')
  picture.setAttribute('data-leaving', '')
  setTimeout(() => picture.remove(), FADE_TIME)
}

/**
 * Replaces the poster when the scene or the nearest station changes. While the canvas covers the poster, no
 * poster loads. A paused canvas keeps showing one station. While the visitor is at another one, the status is `away`, and
 * the poster is shown instead.
 */
export function followStations(store: SiteStore, status: StatusStore): void {
  const stage = document.getElementById('stage')
  if (!stage) return
  /** Name of the poster on the page, or of the one that is loading. */
  let wanted = stage.querySelector<HTMLElement>('[data-poster]')?.dataset['poster']
  /** Name of the poster that shows what the paused canvas shows. Null while the canvas is not paused. */
  let frozen: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const shownPictures = () => stage.querySelectorAll<HTMLElement>('[data-poster]:not([data-leaving])')
  const follow = () => {
    const state = store.getState()
    // Before the app has mounted, the store's route is not that of the page.
    if (document.documentElement.dataset['route'] !== state.route) return
    const subject = subjectOf(state)
    const name = posterName(subject)
    const paused = status.getState().level === 'paused'
    frozen = paused ? (frozen ?? name) : null
    const before = status.getState()
    const isThere = stage.querySelector(`[data-poster='${name}']:not([data-leaving])`) !== null
    status.setState({
      away: frozen !== null && frozen !== name,
      // A poster that is shown gives way to the next one only, and not to the canvas meanwhile.
      posterReady: isThere || (before.posterReady && !coversPoster(before)),
    })
    if (name === wanted) return
    if (coversPoster(status.getState())) {
      // If the canvas fails, no scene of an earlier page shows until this page's poster has loaded.
      for (const old of shownPictures()) if (old.dataset['scene'] !== subject.scene) old.remove()
      wanted = shownPictures()[0]?.dataset['poster']
      return
    }
    wanted = name
    const picture = createElement(
      posterElement(subject, import.meta.env.BASE_URL, document.documentElement.dir === 'rtl'),
    )
    picture.setAttribute('data-entering', '')
    const replace = () => {
      if (name !== wanted) return
      for (const old of shownPictures()) remove(old)
      stage.prepend(picture)
      follow()
    }
    // The old picture stays until the new one is decoded; else the backdrop would flash. A picture that cannot be
    // loaded also replaces the old one, which can be another page's scene.
    const images = [...picture.querySelectorAll('img')]
    void Promise.allSettled(images.map((image) => image.decode())).then(replace)
  }
  store.subscribe((state, before) => {
    if (state.route !== before.route) {
      // A paused stage draws another scene at the station of the next page's top. The same scene keeps its frame.
      const isSameScene = routeById(before.route).scene === routeById(state.route).scene
      if (frozen !== null && !isSameScene) frozen = posterName(openingOf(state.route))
      follow()
    } else if (Math.round(state.station) !== Math.round(before.station)) {
      clearTimeout(timer)
      timer = setTimeout(follow, STAY_TIME)
    }
  })
  status.subscribe((now, before) => {
    if (now.level !== before.level || coversPoster(now) !== coversPoster(before)) follow()
  })
  follow()
}
