import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Modules } from '../../src/build/content/modules.ts'

/** Words of the sample's theme. Only its content may have them, so they are searched in code too. */
const THEME =
  'tidewright aboard ahoy ashore buccaneer captain crew crews deckhand galleon harbor harbour letters-of-marque marque mutiny pirate pirates privateer sailed seafaring shipwright voyage voyages'.split(
    ' ',
  )

/** Messages for the console that are sentences of the sample by chance. */
const MESSAGES = new Set(['Page not found'])

/** Attributes of HTML whose values somebody reads or hears: texts for people, and sentences for search engines. */
const READ_ATTRIBUTES =
  /\s(?:(?:alt|aria-label|aria-description|placeholder|title)="([^"]*)"|content="([^"]*\s[^"]*)")/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/** Fields whose values are names of tokens and addresses, and no text. */
const NO_TEXT = new Set(['icon', 'color', 'href', '@type'])

/** Returns all texts in a value of the content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.has(key) ? [] : textsIn(item)))
}

const decoded = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)

/** Words of at least four letters in lower case. Shorter ones are in every text. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** Returns what people, search engines and screen readers get from a page: its text and the texts of attributes. */
export function readableText(html: string): string {
  const texts = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, (element) =>
      element.includes('application/ld+json') ? JSON.stringify(valuesOfLinkedData(element)) : ' ',
    )
    .replaceAll(/<!--.*?-->/gs, '')
  const attributes = [...html.matchAll(READ_ATTRIBUTES)].map((match) => match[1] ?? match[2] ?? '')
  return decoded([texts.replaceAll(/<[^>]+>/g, ' '), ...attributes].join('\n'))
}

/** Returns the texts of structured data, without addresses and names of types. */
function valuesOfLinkedData(element: string): string[] {
  const values = textsIn(JSON.parse(element.replaceAll(/<[^>]+>/g, '')))
  return values.filter((value) => !/^https?:/.test(value))
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
export function tellTalesOf(sample: Modules, other: Modules): TellTales {
  const own = textsIn(Object.values(other))
  const ownWords = wordsOf(own.join('\n'))
  const ownText = own.join('\n')
  const texts = [...new Set(textsIn(Object.values(sample)))]
  const sentences = texts.filter((text) => /\S\s+\S+\s+\S/.test(text) && !MESSAGES.has(text))
  const phrases = new Set([...sentences, ...factsOf(FACT_MODULES.map((file) => sample[file]))])
  const isForeign = (word: string) => !ownWords.has(word)
  return {
    phrases: [...phrases].filter((phrase) => !ownText.includes(phrase)),
    words: new Set([...wordsOf(texts.join('\n'))].filter(isForeign)),
    themeWords: new Set(THEME.filter(isForeign)),
  }
}

/** Modules with facts: fields of these names hold nothing else there. */
const FACT_MODULES = ['agency', 'projects', 'team', 'testimonials'].map((name) => `src/content/${name}.ts`)
const FACTS = new Set(
  'name company city region street postalCode phone email href location register vatNumber'.split(' '),
)

/** Returns names, addresses and numbers. */
function factsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' ? (FACTS.has(key) ? [item] : []) : factsOf(item),
  )
}

const TEXT_FILE = /\.(html|js|css|json|map|svg|txt|xml|webmanifest|conf|caddy)$|\/[^./]+$/
/** Copies of other files: compressed ones, and those of Vercel's output. */
const COPY = /\.(br|gz)$|\.vercel\/output\/static\//

/** Returns the tell-tales in a file. */
function tellTalesIn(file: string, bytes: Buffer, { phrases, words, themeWords }: TellTales): string[] {
  // A picture or font has no sentences, but can have a comment.
  if (!TEXT_FILE.test(file)) return phrases.filter((phrase) => phrase.length > 5 && bytes.includes(phrase))
  const source = bytes.toString('utf8')
  const readable = file.endsWith('.html') ? readableText(source) : ''
  const text = `${decoded(source)}\n${readable.replaceAll(/\s+/g, ' ')}`
  return [
    ...phrases.filter((phrase) => text.includes(phrase)),
    ...themeWords.intersection(wordsOf(text)),
    ...words.intersection(wordsOf(readable)),
  ]
}

/** Returns a line for each tell-tale in the files of a folder and in their names. */
export function findTellTales(folder: string, tellTales: TellTales): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length).replaceAll('\\', '/')
    if (!entry.isFile() || COPY.test(file)) return []
    const inName = [...wordsOf(file)].filter((word) => tellTales.themeWords.has(word))
    const found = new Set([...inName, ...tellTalesIn(file, readFileSync(path), tellTales)])
    return [...found].map((what) => `${file}: ${what}`)
  })
}
