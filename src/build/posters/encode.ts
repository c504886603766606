import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import encodeAvif, { init as initAvif } from '@jsquash/avif/encode.js'
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js'
import type { PosterFormat } from '../../theme/posters.ts'

/** RGBA, not premultiplied. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** Levels of alpha are this far apart in WebP, which keeps alpha without loss and so at a price. */
const ALPHA_STEP = 51
/** From a quality that shows its blocks to one above which nobody sees a difference. */
const QUALITIES = { least: 15, most: 68 } as const
/** Growth of a file's size, as a natural logarithm, by one step of quality: the first guess. */
const GROWTH = 0.03
/** A file that fills so much of its limit is good enough. */
const FILLED = 0.94

/**
 * Raises alpha to the next level and darkens the colour to match: over a dark page the picture stays the same, save
 * that a little less of the page shows through.
 */
export function withCoarseAlpha({ data, width, height }: Pixels, step = ALPHA_STEP): Pixels {
  const coarse = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha === 0) continue
    const level = Math.min(255, Math.ceil(alpha / step) * step)
    for (let channel = 0; channel < 3; channel += 1)
      coarse[at + channel] = (data[at + channel]! * alpha) / level
    coarse[at + 3] = level
  }
  return { data: coarse, width, height }
}

/**
 * The best quality whose file has at most `limit` bytes.
 *
 * @throws Error where no quality that is fit to be seen is small enough
 */
export async function fitQuality(
  encodeAt: (quality: number) => Promise<Uint8Array>,
  limit: number,
  most: number = QUALITIES.most,
): Promise<Uint8Array> {
  let low: number = QUALITIES.least
  let high = most
  let quality = 45
  let best: Uint8Array | null = null
  let last: { quality: number; size: number } | null = null
  while (low <= high) {
    const file = await encodeAt(quality)
    const size = Math.log(file.length / limit)
    if (size <= 0) {
      best = file
      low = quality + 1
      if (file.length > FILLED * limit) break
    } else {
      high = quality - 1
    }
    const growth = last ? (size - last.size) / (quality - last.quality) : GROWTH
    last = { quality, size }
    const aim = growth > 0 ? quality + Math.floor(-size / growth) : (low + high) >> 1
    quality = Math.min(Math.max(aim, low), high)
  }
  if (!best) throw new Error(`No quality from ${QUALITIES.least} on gives at most ${limit} bytes.`)
  return best
}

const { resolve } = createRequire(import.meta.url)

/** Encoders are WebAssembly, and so the same on every system. */
async function start(): Promise<void> {
  await initAvif({ wasmBinary: readFileSync(resolve('@jsquash/avif/codec/enc/avif_enc.wasm')) })
  await initWebp({ wasmBinary: readFileSync(resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')) })
}

let started: Promise<void> | undefined

/** A file of `format` with at most `limit` bytes. @throws Error as fitQuality does */
export async function encode(pixels: Pixels, format: PosterFormat, limit: number): Promise<Uint8Array> {
  started ??= start()
  await started
  const image = (format === 'webp' ? withCoarseAlpha(pixels) : pixels) as ImageData
  return fitQuality(
    async (quality) =>
      new Uint8Array(
        await (format === 'webp'
          ? encodeWebp(image, { quality, method: 5 })
          : encodeAvif(image, { quality, speed: 6 })),
      ),
    limit,
  )
}
