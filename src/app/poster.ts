import { backdropStatus, coversPoster } from '../backdrop/page/status.ts'
import { routeById } from '../routes/table.ts'
import type { SiteStore } from '../store/site.ts'
import { posterPicture, type ElementDescription } from '../theme/posters.ts'

function createElement({ tag, attributes, children }: ElementDescription): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children.map(createElement))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/**
 * Replaces the poster when the route's scene changes. While the canvas covers the poster it fetches nothing; it replaces
 * the poster when the canvas no longer covers it. Does nothing on a page without a backdrop.
 */
export function followScene(store: SiteStore, status = backdropStatus): void {
  const stage = document.getElementById('stage')
  if (!stage) return
  let wanted = stage.querySelector('picture')?.dataset['scene']
  const follow = () => {
    const { scene } = routeById(store.getState().route)
    if (scene === wanted || coversPoster(status.getState())) return
    wanted = scene
    const picture = createElement(posterPicture(scene))
    const replace = () => {
      if (scene !== wanted) return
      stage.querySelector('picture')?.remove()
      stage.prepend(picture)
    }
    // The old picture stays until the new one is decoded; else the backdrop would flash. A picture that cannot be
    // loaded also replaces the old one: the contour lines then show instead of another page's scene.
    const decoded = picture.querySelector('img')?.decode() ?? Promise.resolve()
    decoded.then(replace, replace)
  }
  // The first call waits for a change: before the app has mounted, the store's route is not that of the page.
  store.subscribe((state, before) => {
    if (state.route !== before.route) follow()
  })
  status.subscribe((now, before) => {
    if (coversPoster(before) && !coversPoster(now)) follow()
  })
}
