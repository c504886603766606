const PLACE = /^[ \t]*#pragma scene (\w+)[ \t]*\n/gm

/**
 * Inserts GLSL of a scene into a shader. In both, lines such as `#pragma scene color` name places: the text below such
 * a line in `chunk` replaces the line of the same name in `source`. Places without text become empty.
 *
 * @throws Error for text above the first place, and for a place that `source` lacks
 */
export function insertChunk(source: string, chunk = ''): string {
  const [above = '', ...parts] = chunk.split(PLACE)
  if (above.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() !== '')
    throw new Error(`A GLSL chunk begins with "#pragma scene <place>", got "${above.trim()}"`)
  const texts = new Map<string, string>()
  for (let index = 0; index < parts.length; index += 2) texts.set(parts[index] ?? '', parts[index + 1] ?? '')
  const woven = source.replaceAll(PLACE, (_, place: string) => {
    const text = texts.get(place) ?? ''
    texts.delete(place)
    return text
  })
  for (const place of texts.keys())
    throw new Error(`A GLSL chunk has text for "#pragma scene ${place}", which its shader lacks`)
  return woven
}
