import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import encodeAvif, { init as initAvif } from '@jsquash/avif/encode.js'
import encodeWebp, { init as initWebp } from '@jsquash/webp/encode.js'
import type { PosterFormat } from '../../theme/posters.ts'

/** RGBA pixels, 4 bytes each, not premultiplied. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** Distance between levels of alpha in WebP files, which store alpha losslessly: fewer levels take fewer bytes. */
const ALPHA_STEP = 51
/** Range of qualities from 0 to 100. Below it blocks are visible. Above it no improvement is visible. */
const QUALITIES = { min: 15, max: 68 } as const
/** First estimate of how much the natural logarithm of a file's size grows with one step of quality. */
const GROWTH = 0.03
/** Share of the limit from which a file is large enough to end the search. */
const FILLED = 0.94

/**
 * Rounds alpha up to multiples of `step` and darkens the colors to match. Over a dark page the picture looks the same,
 * but less of the page shows through.
 */
export function withCoarseAlpha({ data, width, height }: Pixels, step = ALPHA_STEP): Pixels {
  const coarse = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha === 0) continue
    const level = Math.min(255, Math.ceil(alpha / step) * step)
    for (let channel = 0; channel < 3; channel += 1)
      coarse[at + channel] = ((data[at + channel] ?? 0) * alpha) / level
    coarse[at + 3] = level
  }
  return { data: coarse, width, height }
}

/** The file of the lowest quality is larger than the limit. */
export class TooLargeError extends Error {}

/**
 * Returns the file of the best quality that has at most `limit` bytes.
 *
 * @throws {TooLargeError} if the file of the lowest quality is larger
 */
export async function fitQuality(
  encodeAt: (quality: number) => Promise<Uint8Array>,
  limit: number,
  maxQuality: number = QUALITIES.max,
): Promise<Uint8Array> {
  let low: number = QUALITIES.min
  let high = maxQuality
  let quality = 45
  let best: Uint8Array | null = null
  let last: { quality: number; excess: number } | null = null
  // The secant method finds the quality from the logarithm of the size. `low` and `high` bound it.
  while (low <= high) {
    const file = await encodeAt(quality)
    const excess = Math.log(file.length / limit)
    if (excess <= 0) {
      best = file
      low = quality + 1
      if (file.length > FILLED * limit) break
    } else {
      high = quality - 1
    }
    const growth = last ? (excess - last.excess) / (quality - last.quality) : GROWTH
    last = { quality, excess }
    const next = growth > 0 ? quality + Math.floor(-excess / growth) : (low + high) >> 1
    quality = Math.min(Math.max(next, low), high)
  }
  if (!best)
    throw new TooLargeError(
      `The lowest quality, ${QUALITIES.min}, takes more than ${limit} bytes. Make the picture simpler or smaller.`,
    )
  return best
}

const { resolve } = createRequire(import.meta.url)

/** Loads the WebAssembly encoders, whose files are the same on every system. */
async function loadEncoders(): Promise<void> {
  await initAvif({ wasmBinary: readFileSync(resolve('@jsquash/avif/codec/enc/avif_enc.wasm')) })
  await initWebp({ wasmBinary: readFileSync(resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')) })
}

let loading: Promise<void> | undefined

/** Encodes a picture in at most `limit` bytes. @throws {TooLargeError} if the lowest quality takes more */
export async function encode(pixels: Pixels, format: PosterFormat, limit: number): Promise<Uint8Array> {
  loading ??= loadEncoders()
  await loading
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
