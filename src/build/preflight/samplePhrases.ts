import type { Modules } from '../content/modules.ts'

/** Modules whose texts fit any agency, except those with words of the theme: controls, and what the code does. */
const ANY_AGENCY = /content\/(interface|form|call|scheduler|pages\/(privacy|terms|notFound))\.ts$/

/** Fields of records whose text is a name. A name is a phrase however short it is. */
const NAMES = new Set([
  'name',
  'company',
  'tagline',
  'street',
  'city',
  'region',
  'email',
  'phone',
  'signedBy',
])
/** The same for texts of pages, where `name` is that of an industry or a column. */
const NAMES_ON_PAGES = new Set(['names'])

/** Fields whose text is of a general kind, or is not shown. */
const GENERAL = new Set([
  'question',
  'icon',
  'color',
  'category',
  'technologies',
  'technology',
  'timeline',
  'experience',
  'location',
  'standards',
  'items',
  'from',
  'to',
  'value',
  'href',
  'country',
  'postalCode',
])

/** Words of the sample's figure of speech. A short text counts as the sample's own where it has one of them. */
const THEME =
  /\b(pirates?|privateers?|crew|voyages?|ashore|aboard|harbou?r|marque|captain|cargo|waters?|chart ends|letters from|sail\w*)\b/i

const wordCount = (text: string) => text.split(/\s+/).length
const isThemed = (text: string) => wordCount(text) >= 2 && THEME.test(text)
const isOwn = (text: string) => wordCount(text) >= 4 || isThemed(text)
/** A text with a `{placeholder}` is filled on the page. */
const isTemplate = (text: string) => /\{\w+\}/.test(text)

/** How the texts of a module count. */
interface Reading {
  /** Fields whose text is a name. */
  names: ReadonlySet<string>
  /** Returns whether a sentence is the sample's own. */
  isOwn: (text: string) => boolean
}

/** Collects the phrases of one value. `field` is the name of the nearest field around it. */
function collect(value: unknown, field: string, reading: Reading, found: Set<string>): void {
  if (typeof value === 'string') {
    if (reading.names.has(field)) found.add(value)
    else if (!GENERAL.has(field) && !isTemplate(value)) {
      const isPhrase = field === 'label' ? isThemed : reading.isOwn
      for (const sentence of value.split(/(?<=[.!?:;])\s+/)) if (isPhrase(sentence)) found.add(sentence)
    }
  } else if (Array.isArray(value)) for (const item of value) collect(item, field, reading, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) collect(item, key, reading, found)
}

function readingOf(file: string): Reading {
  if (ANY_AGENCY.test(file)) return { names: new Set(), isOwn: isThemed }
  return { names: file.includes('/pages/') ? NAMES_ON_PAGES : NAMES, isOwn }
}

function serviceTitles(content: Modules): string[] {
  const services = content['src/content/services.ts']?.['services']
  return Array.isArray(services)
    ? services.map((service: { title?: unknown }) => (typeof service.title === 'string' ? service.title : ''))
    : []
}

/** Returns the names and sentences of the content by which a copy of it is recognized, sorted. */
export function phrasesOf(content: Modules): string[] {
  const found = new Set<string>()
  for (const [file, exports] of Object.entries(content))
    if (file.startsWith('src/content/')) collect(exports, '', readingOf(file), found)
  const { position } = content['src/facts/agency.ts'] ?? {}
  if (typeof position === 'string') found.add(position)
  // Other agencies name their services alike.
  for (const title of serviceTitles(content)) found.delete(title)
  return [...found].map((phrase) => phrase.replaceAll('\u00a0', ' ')).toSorted()
}
