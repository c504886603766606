import { routeById } from '../routes/table.ts'
import type { SiteStore } from '../store/site.ts'
import { posterPicture } from '../theme/posters.ts'

function createPicture(scene: string): { picture: HTMLPictureElement; image: HTMLImageElement } {
  const picture = document.createElement('picture')
  picture.dataset['scene'] = scene
  const { sources, src } = posterPicture(scene)
  for (const { media, type, srcset } of sources) {
    const source = document.createElement('source')
    if (media !== null) source.media = media
    Object.assign(source, { type, srcset })
    picture.append(source)
  }
  const image = document.createElement('img')
  Object.assign(image, { alt: '', decoding: 'async', fetchPriority: 'low', src })
  picture.append(image)
  return { picture, image }
}

/**
 * Keeps the poster that of the current route's scene. While a canvas covers it nothing is fetched; a poster that does
 * not come leaves the chart under it.
 */
export function followScene(store: SiteStore): void {
  const backdrop = document.getElementById('backdrop')
  const stage = document.getElementById('stage')
  if (!backdrop || !stage) return
  let wanted = stage.querySelector('picture')?.dataset['scene']
  const isCovered = () =>
    stage.querySelector('canvas[data-shown]') !== null && !backdrop.hasAttribute('data-still')
  const follow = () => {
    const scene = routeById(store.getState().route).scene
    if (scene === wanted || isCovered()) return
    wanted = scene
    const { picture, image } = createPicture(scene)
    const change = () => {
      if (scene !== wanted) return
      stage.querySelector('picture')?.remove()
      stage.prepend(picture)
    }
    // The old picture stays until the new one is there, so that nothing flashes.
    image.decode().then(change, change)
  }
  // Until the app has mounted, the store knows no route, and the page has its poster already.
  store.subscribe((state, before) => {
    if (state.route !== before.route) follow()
  })
  new MutationObserver(follow).observe(backdrop, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-shown', 'data-still'],
  })
}
