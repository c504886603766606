/** A line such as `#pragma scene color`. It captures the name of the place. */
const PLACE = /^[ \t]*#pragma scene (\w+)[ \t]*\n/gm

/**
 * Inserts a scene's GLSL into a shader. The text below a line `#pragma scene <place>` in `chunk` replaces the
 * same line in `source`. Such lines of `source` for which `chunk` has no text are removed.
 *
 * @throws Error for text above the first place, and for a place that `source` lacks
 */
export function insertChunk(source: string, chunk = ''): string {
  const [above = '', ...parts] = chunk.split(PLACE)
  if (above.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() !== '')
    throw new Error(`A GLSL chunk must begin with "#pragma scene <place>", got "${above.trim()}"`)
  const texts = new Map<string, string>()
  for (let index = 0; index < parts.length; index += 2) texts.set(parts[index] ?? '', parts[index + 1] ?? '')
  const shader = source.replaceAll(PLACE, (_, place: string) => {
    const text = texts.get(place) ?? ''
    texts.delete(place)
    return text
  })
  for (const place of texts.keys())
    throw new Error(`A GLSL chunk has text for "#pragma scene ${place}", which its shader lacks`)
  return shader
}
