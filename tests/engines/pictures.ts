import type { EnginePage } from './page.ts'

/** A part of the window in CSS pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Compares a part of two PNGs of the window. `most` is the largest difference of a channel, of 255, and `share` the share of
 * the pixels that differ by more than 2.
 */
export function difference(
  tab: EnginePage,
  some: Buffer,
  others: Buffer,
  area: Area,
): Promise<{ most: number; share: number }> {
  return tab.run(
    async ({ left, top, width, height }, ...pngs) => {
      const [first = [], second = []] = await Promise.all(
        pngs.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0)
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context?.drawImage(picture, -left, -top)
          return [...(context?.getImageData(0, 0, width, height).data ?? [])]
        }),
      )
      const distances = first.map((value, at) => Math.abs(value - (second[at] ?? 0)))
      let [most, changed] = [0, 0]
      for (let at = 0; at < distances.length; at += 4) {
        const distance = Math.max(...distances.slice(at, at + 3))
        most = Math.max(most, distance)
        if (distance > 2) changed += 1
      }
      return { most, share: changed / (distances.length / 4) }
    },
    area,
    some.toString('base64'),
    others.toString('base64'),
  )
}
