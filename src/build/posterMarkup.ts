import { posterPicture } from '../theme/posters.ts'

/** A scene's poster for a page's HTML. Late and low: text must never wait for it. `app/poster.ts` builds the same. */
export function posterMarkup(scene: string): string {
  const { sources, src } = posterPicture(scene)
  const list = sources.map(
    ({ media, type, srcset }) =>
      `<source${media === null ? '' : ` media="${media}"`} type="${type}" srcset="${srcset}">`,
  )
  return `<picture data-scene="${scene}">${list.join('')}<img src="${src}" alt="" decoding="async" fetchpriority="low"></picture>`
}
