import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EvaluatedContent } from '../../src/build/content/evaluate.ts'

/** Words of the sample's theme. Only its content may have them, so they are searched in code too. */
const THEME =
  'tidewright aboard ahoy ashore buccaneer captain crew crews deckhand galleon harbor harbour letters-of-marque marque mutiny pirate pirates privateer sailed seafaring shipwright voyage voyages'.split(
    ' ',
  )

/** Attributes of HTML whose values somebody reads or hears. */
const READ_ATTRIBUTES = /\s(?:alt|aria-label|aria-description|content|placeholder|title|value)="([^"]*)"/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/** Fields whose values are names of tokens and addresses, and no text. */
const NO_TEXT = new Set(['icon', 'color', 'href'])

/** Returns all texts in a value of the content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.has(key) ? [] : textsIn(item)))
}

const decoded = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)

/** Words of at least four letters in lower case. Shorter ones are in every text. */
export const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** Returns what people, search engines and screen readers get from a page: its text and the texts of attributes. */
export function readableText(html: string): string {
  const texts = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, (element) =>
      element.includes('application/ld+json') ? JSON.stringify(valuesOfLinkedData(element)) : ' ',
    )
    .replaceAll(/<!--.*?-->/gs, '')
  const attributes = [...html.matchAll(READ_ATTRIBUTES)].map((match) => match[1] ?? '')
  return decoded([texts.replaceAll(/<[^>]+>/g, ' '), ...attributes].join('\n'))
}

function valuesOfLinkedData(element: string): string[] {
  return textsIn(JSON.parse(element.replaceAll(/<[^>]+>/g, '')))
}

/** What no file of another agency's build may contain. */
export interface TellTales {
  /** Facts, sentences and titles. */
  phrases: readonly string[]
  /** Words of the sample that the other agency does not use. They are searched in readable text. */
  words: ReadonlySet<string>
  /** Words that are searched in code too. */
  themeWords: ReadonlySet<string>
}

/** Returns what tells that a text is from `sample` and not from `other`. */
export function tellTalesOf(sample: EvaluatedContent, other: EvaluatedContent): TellTales {
  const own = textsIn(Object.values(other))
  const ownWords = wordsOf(own.join('\n'))
  const ownText = own.join('\n')
  const texts = [...new Set(textsIn(Object.values(sample)))]
  const phrases = texts.filter((text) => /\S\s+\S+\s+\S/.test(text) && !ownText.includes(text))
  const facts = factsOf(sample).filter((text) => !ownText.includes(text))
  const isForeign = (word: string) => !ownWords.has(word)
  return {
    phrases: [...new Set([...phrases, ...facts])],
    words: new Set([...wordsOf(texts.join('\n'))].filter(isForeign)),
    themeWords: new Set(THEME.filter(isForeign)),
  }
}

const FACTS = new Set(['name', 'company', 'city', 'street', 'postalCode', 'phone', 'email', 'href', 'location'])

/** Returns names, addresses and numbers: values of fields that hold nothing else. */
function factsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' ? (FACTS.has(key) && !item.startsWith('/') ? [item] : []) : factsOf(item),
  )
}

const TEXT_FILE = /\.(html|js|css|json|map|svg|txt|xml|webmanifest|conf|caddy|toml)$|\/[^.]+$/
/** Derived from files beside them. */
const COMPRESSED = /\.(br|gz)$/

/** Returns a line for each tell-tale in a folder of built files. */
export function findTellTales(folder: string, { phrases, words, themeWords }: TellTales): string[] {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length)
    if (COMPRESSED.test(file)) return []
    const found = new Set([...wordsOf(file)].filter((word) => themeWords.has(word)))
    const bytes = readFileSync(path)
    if (TEXT_FILE.test(file)) {
      const text = decoded(bytes.toString('utf8'))
      const isPage = basename(file).endsWith('.html')
      const readable = isPage ? readableText(text) : text
      const joined = `${text}\n${readable.replaceAll(/\s+/g, ' ')}`
      for (const phrase of phrases) if (joined.includes(phrase)) found.add(phrase)
      const wanted = /\.(js|css|map)$/.test(file) ? themeWords : words
      for (const word of wordsOf(readable)) if (wanted.has(word)) found.add(word)
    } else {
      for (const phrase of phrases) if (phrase.length > 5 && bytes.includes(phrase)) found.add(phrase)
    }
    return [...found].map((what) => `${file}: ${what}`)
  })
}
