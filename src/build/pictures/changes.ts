/** What decides how a picture looks, and the digest of its file. Each picture has some of these parts. */
interface Parts {
  drawing?: string
  words?: readonly string[]
  mark?: string
  style?: string
  /** Digests of its files. A missing one is ''. */
  file?: string
}

/** What a change of a part means for the picture. */
const REASONS: Readonly<Record<keyof Parts, string>> = {
  drawing: 'shows an older version of its scene',
  words: 'shows other words than its page',
  mark: 'shows another mark than public/mark.svg',
  style: 'has an older style',
  file: 'was changed after it was made',
}

/**
 * Returns why a picture has to be made again, or null if it is up to date. `known` is what it was made of, and `current`
 * what it would be made of now; parts that are not in `current` are not compared.
 */
export function changeOf(known: Parts | undefined, current: Parts): string | null {
  if (current.file === '') return 'is missing'
  if (!known) return 'is not recorded'
  const parts = (Object.keys(REASONS) as (keyof Parts)[]).filter((part) => part in current)
  const changed = parts.find((part) => JSON.stringify(known[part]) !== JSON.stringify(current[part]))
  return changed ? REASONS[changed] : null
}
