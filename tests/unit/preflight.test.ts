import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/build/content/readContent.ts'
import { checkBuild, type BuildFacts } from '../../src/build/preflight/checkBuild.ts'
import { checkContent } from '../../src/build/preflight/checkContent.ts'
import { phrasesOf } from '../../src/build/preflight/samplePhrases.ts'
import { demoConfig } from '../../src/config/defaults.ts'
import { agency } from '../../src/content/agency.ts'
import type { Agency } from '../../src/model/agency.ts'

const phraseFile = join(import.meta.dirname, '../../src/build/preflight/samplePhrases.json')
const phrases = JSON.parse(readFileSync(phraseFile, 'utf8')) as string[]

/** An agency that shares nothing with the sample, and has every legal fact. */
const launched: Agency = {
  ...agency,
  name: 'Bjørk & Løkke',
  tagline: 'Woven to last.',
  address: { street: 'Marken 12', city: 'Bergen', region: null, postalCode: '5017', country: 'NO' },
  phone: '+47 55 21 40 08',
  email: 'post@bjork-lokke.no',
  social: [],
  legal: {
    company: 'Bjørk & Løkke AS',
    register: '912 345 678',
    vatNumber: 'none',
    law: 'Norway',
    courts: 'Bergen',
  },
  sample: false,
}

describe('the preflight of a built site', () => {
  let root = ''
  let facts: BuildFacts

  const write = (file: string, text: string) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'preflight-'))
    facts = { root, dist: join(root, 'dist'), agency: launched, siteUrl: 'https://bjork-lokke.no', phrases }
    write('dist/index.html', '<h1>Woven to last.</h1>')
    write('dist/_headers', '/*\n  X-Test: yes\n')
    write('dist/sitemap.xml', '<loc>https://bjork-lokke.no/</loc>')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('finds nothing in a site of another agency', () => {
    expect(checkBuild(facts)).toEqual([])
  })

  it('asks for a build where there is none', () => {
    rmSync(facts.dist, { recursive: true })
    expect(checkBuild(facts)).toEqual(['dist/ has no built site: run npm run build'])
  })

  it('asks for a build where the last one ended midway', () => {
    rmSync(join(facts.dist, '_headers'))
    expect(checkBuild(facts)).toEqual(['dist/ is not complete: run npm run build'])
  })

  it('asks for a new build when a source is newer, or the address is another one', () => {
    write('src/content/agency.ts', '')
    utimesSync(join(root, 'dist/index.html'), 1, 1)
    expect(checkBuild({ ...facts, siteUrl: 'https://lokke.no' })).toEqual([
      'dist/ is older than src/content/agency.ts: run npm run build',
      'dist/sitemap.xml does not name https://lokke.no: run npm run build',
    ])
  })

  it.each([
    ['about.html', '<p>The flag is a <b>joke</b>. The letter is not.</p>', 'The letter is not.'],
    ['index.html', '<a aria-label="Tidewright, home">', 'Tidewright'],
    ['index.html', '<b>Orrin &amp; Vale</b>', 'Orrin & Vale'],
    ['assets/page-1a.js', 'let a="The flag is a joke. The letter\\u0020is not."', 'The flag is a joke.'],
    ['contact.html', '<p>+1\u00a0614\u00a0555\u00a00142</p>', '+1 614 555 0142'],
    ['site.webmanifest', '{"name":"Tidewright"}', 'Tidewright'],
    ['contact.html', '<a href="https://tidewright.com">', 'Tidewright'],
    ['404.html', '<p>404 · no such water</p>', '404 · no such water'],
    ['about.html', '<a href="/contact">Write to the crew</a>', 'Write to the crew'],
    ['index.html', '<p>39°57′N 82°59′W · Bergen</p>', '39°57′N 82°59′W'],
  ])('finds a text of the sample in %s: %s', (file, text, phrase) => {
    write(`dist/${file}`, text)
    expect(checkBuild(facts)).toContain(`dist/${file}: "${phrase}" is a text of the sample`)
  })

  it('lists a dozen texts of the sample, and counts the others', () => {
    write('dist/index.html', phrases.join('<br>'))
    const problems = checkBuild(facts).filter((line) => line.includes('sample'))
    expect(problems).toHaveLength(13)
    expect(problems[12]).toBe(
      `dist/: ${phrases.length - 12} more texts of the sample; replace src/content and build again`,
    )
  })

  it('accepts a fact that the agency shares with the sample', () => {
    write('dist/index.html', '<p>Columbus</p>')
    expect(checkBuild(facts)).toEqual(['dist/index.html: "Columbus" is a text of the sample'])
    const neighbor = { ...launched, address: { ...launched.address, city: 'Columbus' } }
    expect(checkBuild({ ...facts, agency: neighbor })).toEqual([])
  })

  it('accepts the law of the agency’s own region', () => {
    const legal = { ...launched.legal, law: 'the State of Ohio, United States' }
    const address = { ...launched.address, region: 'Ohio' }
    write('dist/terms.html', `<p>The law of ${legal.law}, applies.</p>`)
    expect(checkBuild({ ...facts, agency: { ...launched, address, legal } })).toEqual([])
  })

  it('finds a reserved name before a full stop', () => {
    write('dist/terms.html', '<p>Write to post@lokke.example.</p>')
    expect(checkBuild(facts)).toHaveLength(1)
  })

  it('finds addresses without https and reserved names', () => {
    write('dist/about.html', '<a href="http://lokke.no/a">')
    write('dist/contact.html', '<a href="mailto:post@lokke.example">')
    expect(checkBuild(facts)).toEqual([
      'dist/about.html: http://lokke.no/a is an address without https',
      'dist/contact.html: lokke.example is a name reserved for examples, which no visitor can reach',
    ])
  })
})

describe('the preflight of the content', () => {
  it('finds nothing where every fact is the agency’s own', () => {
    expect(checkContent({}, launched)).toEqual([])
  })

  it('counts sample records by list, and names the agency', () => {
    const content = {
      'src/content/agency.ts': { agency: { ...agency, sample: true } },
      'src/content/team.ts': { team: [{ sample: true }, { sample: false }] },
    }
    expect(checkContent(content, launched)).toEqual([
      'src/content/agency.ts: agency is marked as a sample',
      'src/content/team.ts: 1 of 2 members of the team are marked as samples',
    ])
  })

  it('names each legal fact that is not written yet', () => {
    const legal = { ...launched.legal, company: null, vatNumber: null }
    expect(checkContent({}, { ...launched, legal })).toEqual([
      "src/content/agency.ts: legal.company is missing; write 'none' if there is none",
      "src/content/agency.ts: legal.vatNumber is missing; write 'none' if there is none",
    ])
  })

  it.each(['+1 614 555 0142', '+44 1632 960123', '+44 7700 900456', '+33 1 99 00 12 34', '+61 491 570 006'])(
    'refuses the reserved number %s',
    (phone) => {
      expect(checkContent({}, { ...launched, phone })).toEqual([
        `src/content/agency.ts: phone ${phone} is a number reserved for examples`,
      ])
    },
  )
})

it.skipIf(!agency.sample)('knows every text of the sample, while src/content is the sample', () => {
  const help = 'run: node src/build/preflight/writeSamplePhrases.ts'
  expect(phrasesOf(readContent(demoConfig)), help).toEqual(phrases)
})
