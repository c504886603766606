import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { position } from '../../facts/agency.ts'
import type { Agency } from '../../model/agency.ts'
import { missingBuild, readable, textFiles } from './builtFiles.ts'

export interface BuildFacts {
  /** The project's folder. */
  root: string
  /** Folder of the built site. */
  dist: string
  agency: Agency
  /** Scheme and host of the site, or null where the environment lacks it. */
  siteUrl: string | null
  /** Names and sentences of the sample. */
  phrases: readonly string[]
}

/** Number of phrases that are listed. The rest is counted. */
const LISTED = 12

const RESERVED_HOST =
  /(?<=@|\/\/)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid)|localhost|example\.(?:com|net|org))(?!\.?[\w-])/i

const folded = (text: string) => readable(text).toLowerCase()

/** Returns what an agency and the sample can share without a copy: facts of the same place or person. */
function ownFacts(
  { name, address, phone, email, tagline, legal }: Agency,
  phrases: readonly string[],
): string[] {
  const { street, city, region, postalCode } = address
  // Coordinates of the sample are a leftover, unless the agency is in the same city.
  const here = phrases.includes(city) ? position : null
  const facts = [name, tagline, street, city, region, postalCode, phone, email, legal.law, legal.courts, here]
  // Shorter ones would match inside of words. The longest come first: one fact can contain another.
  return facts
    .flatMap((fact) => (fact !== null && fact.length > 3 ? [folded(fact)] : []))
    .toSorted((a, b) => b.length - a.length)
}

/** Returns whether a phrase is more than facts of the agency. */
function isForeign(phrase: string, own: readonly string[]): boolean {
  const rest = own.reduce((text, fact) => text.replaceAll(fact, ''), folded(phrase))
  return /\p{L}{3}|\d{2}/u.test(rest)
}

/** Returns a text, for HTML followed by a copy without tags, because a tag can interrupt a sentence. */
function withPlainText(name: string, text: string): string {
  return name.endsWith('.html') ? `${text}\n${text.replaceAll(/<[^>]*>/g, '')}` : text
}

function sampleWords({ agency, phrases }: BuildFacts, files: ReadonlyMap<string, string>): string[] {
  const own = agency.sample ? [] : ownFacts(agency, phrases)
  const texts = [...files].map(([name, text]) => [name, folded(withPlainText(name, text))] as const)
  const problems = phrases.flatMap((phrase) => {
    if (!isForeign(phrase, own)) return []
    const wanted = folded(phrase)
    const places = texts.filter(([, text]) => text.includes(wanted)).map(([name]) => name)
    if (places.length === 0) return []
    const more = places.length > 1 ? ` and ${places.length - 1} more` : ''
    return [`dist/${places[0]}${more}: "${phrase}" is a text of the sample`]
  })
  if (problems.length <= LISTED) return problems
  return [
    ...problems.slice(0, LISTED),
    `dist/: ${problems.length - LISTED} more texts of the sample; replace src/content and build again`,
  ]
}

function wrongAddresses(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) => {
    if (!/\.(html|xml|txt|webmanifest)$/.test(name)) return []
    const unsafe = /(?:(?:href|src|action|content)="|<loc>|"(?:url|@id|item|logo)":")(http:\/\/[^"<]*)/.exec(
      text,
    )?.[1]
    const reserved = RESERVED_HOST.exec(text)?.[0]
    return [
      ...(unsafe ? [`dist/${name}: ${unsafe} is an address without https`] : []),
      ...(reserved
        ? [`dist/${name}: ${reserved} is a name reserved for examples, which no visitor can reach`]
        : []),
    ]
  })
}

/** Returns a source file that is newer than the built site, or null. */
function newerSource({ root, dist }: BuildFacts): string | null {
  const built = statSync(join(dist, 'index.html')).mtimeMs
  const sources = globSync(['src/**/*', 'public/**/*', 'index.html', 'vite.config.ts', '.env.production*'], {
    cwd: root,
  })
  return (
    sources.find((file) => {
      const facts = statSync(join(root, file))
      return facts.isFile() && facts.mtimeMs > built
    }) ?? null
  )
}

/** Returns what prevents the files in `dist` from going live, one line each. */
export function checkBuild(facts: BuildFacts): string[] {
  const missing = missingBuild(facts.dist)
  if (missing) return [missing]
  const files = textFiles(facts.dist)
  const newer = newerSource(facts)
  const sitemap = files.get('sitemap.xml') ?? ''
  return [
    ...(newer ? [`dist/ is older than ${newer}: run npm run build`] : []),
    ...(facts.siteUrl !== null && !sitemap.includes(`<loc>${facts.siteUrl}/</loc>`)
      ? [`dist/sitemap.xml does not name ${facts.siteUrl}: run npm run build`]
      : []),
    ...wrongAddresses(files),
    ...sampleWords(facts, files),
  ]
}
