import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { lists } from '../../src/tooling/content/contentSchemas.ts'
import { contentFilesIn, projectRoot } from '../../src/tooling/content/contentFiles.ts'
import { readJson } from '../../src/tooling/content/readJson.ts'
import { jsonSchemaOf, type JsonSchema } from '../../src/tooling/content/jsonSchema.ts'
import { modulesOf } from '../../src/tooling/content/modules.ts'
import { noPictures, preparePictures } from '../../src/tooling/content/pictures.ts'
import { configFor, readContent, readLanguages } from '../../src/tooling/content/readContent.ts'
import { problemsBetween } from '../../src/tooling/content/siteProblems.ts'
import { slugOf } from '../../src/shared/text.ts'
import { prepareFonts } from '../../src/tooling/fonts.ts'
import { demoConfig } from '../../src/config/demo.ts'
import { write } from '../../src/tooling/files.ts'
import { ProblemsError } from '../../src/shared/errors.ts'
import { copyContent } from '../otherAgency/agencyFolder.ts'

const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#024' } })
  .png()
  .toBuffer()

type Fields = Record<string, unknown>
const SITE_URL = 'https://tidewright.com'
const SERVICE = 'services/websites-and-portals.json'
const PROJECT = 'projects/landing-notes-signed-on.json'
const PERSON = 'team/solveig-bjork.json'
const PORTRAIT = 'solveig-bjork.jpg'
const LOGO = 'vossabussen.svg'
const NO_FILE = 'has this name: write that of a file, without .json'
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name)

it('texts of the content fit into the editor’s fields as they are written, with their places', () => {
  /** Texts that are longer than their schema allows. */
  const tooLong = (value: unknown, { maxLength = Infinity, properties = {}, items }: JsonSchema): string[] =>
    typeof value === 'string'
      ? value.length > maxLength
        ? [value]
        : []
      : Array.isArray(value)
        ? value.flatMap((entry) => (items ? tooLong(entry, items) : []))
        : Object.entries((value ?? {}) as Fields).flatMap(([name, entry]) => {
            const schema = properties[name]
            return schema ? tooLong(entry, schema) : []
          })
  for (const { path, schema, languages = [] } of contentFilesIn()) {
    const file = readJson(join(projectRoot, path)) as Fields
    const parts = languages.length > 1 ? Object.values(file) : [file]
    for (const part of parts) expect(tooLong(part, jsonSchemaOf(schema)), path).toEqual([])
  }
})

describe('the reader of the content', () => {
  let project: string
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'content-'))
    copyContent(project)
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))

  const textOf = (path: string) => readFileSync(join(project, 'src/content', path), 'utf8')

  /** Replaces a file of the content until the test ends. Null deletes it. */
  function put(path: string, bytes: string | Buffer | null) {
    const file = join(project, 'src/content', path)
    const before = readFileSync(file)
    onTestFinished(() => writeFileSync(file, before))
    if (bytes === null) rmSync(file)
    else writeFileSync(file, bytes)
  }

  /** Reads the content with another text in one file. */
  function readWith(path: string, change: (text: string) => string) {
    put(path, change(textOf(path)))
    return readContent(project)
  }

  /**
   * Returns the problems of the content with other values at these paths of a file. Undefined deletes a
   * field.
   */
  function problemsWith(path: string, fields: Fields): readonly string[] {
    try {
      readWith(path, (text) => {
        const file = JSON.parse(text) as Fields
        for (const [field, value] of Object.entries(fields)) {
          const parents = field.split('.')
          const name = parents.pop() ?? ''
          parents.reduce((inside, parent) => inside[parent] as Fields, file)[name] = value
        }
        return JSON.stringify(file)
      })
    } catch (error) {
      if (error instanceof ProblemsError) return error.problems
      throw error
    }
    return []
  }

  it('names a policy that does not say what the calendar loads', () => {
    const path = 'nb/pages/privacy.json'
    const { sections } = JSON.parse(textOf(path)) as { sections: { paragraphs: string[] }[] }
    const silent = sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((text) => text.replace('{calendar}', 'Kalender.')),
    }))
    expect(problemsWith(path, { sections: silent })).toEqual([
      `src/content/${path}: sections: must have the places {calendar}, {booking} in a paragraph`,
    ])
  })

  it('names a button that has one text for its two states', () => {
    const { pause } = readContent(project).words.interface.backdrop
    expect(problemsWith('nb/interface.json', { 'backdrop.play': pause })).toEqual([
      'src/content/nb/interface.json: backdrop: has one text for pause and play',
    ])
  })

  it('shows the first records where a page has a part of a list, and its form says how many', () => {
    const content = readContent(project)
    const { home, navigation, portfolio } = modulesOf(content, demoConfig)
    const { services: summaries, testimonials, projects } = content
    const [summary] = home.serviceSummaries
    const [card] = portfolio.projects
    const rows = [
      [
        'services',
        'title',
        summaries.map(({ title }) => title),
        home.serviceSummaries.map(({ title }) => title),
      ],
      [
        'services',
        'title',
        summaries.map(({ title }) => title),
        navigation.serviceLinks.map(({ label }) => label),
      ],
      ['services', 'technologies', summaries[0]?.technologies, summary?.technologies?.split(', ')],
      ['testimonials', 'name', names(testimonials), names(home.featuredTestimonials)],
      ['projects', 'features', projects[0]?.features, card?.features],
    ] as const
    for (const [list, field, all = [], shown = []] of rows) {
      expect(shown, list).toEqual(all.slice(0, shown.length))
      const { properties = {} } = jsonSchemaOf(lists[list].schema)
      expect(properties[field]?.description).toContain(`first ${NUMBERS[shown.length]}`)
    }
  })

  it.each<[string, (text: string) => string, string]>([
    ['a missing comma', (text) => text.replace(',', ''), '(line 3 column 3)'],
    ['an empty file', () => '', 'Unexpected end'],
  ])('names the place of what is not JSON: %s', (_, edit, where) => {
    expect(() => readWith('nb/call.json', edit)).toThrow(
      expect.objectContaining({ problems: [expect.stringContaining(where)] }),
    )
  })

  it('reads a file with a byte-order mark, and composes letters: fonts lack their marks', () => {
    const text = textOf(PERSON).replace(/"name": "[^"]*"/, '"name": "Zoë Ångström-Šime"')
    put(PERSON, `\uFEFF${text.normalize('NFD')}`)
    expect(readContent(project).team.map(({ name }) => name)).toContain('Zoë Ångström-Šime')
  })

  it('names words that are missing only where the site needs them', () => {
    const content = readWith('nb/pages/privacy.json', (text) => text.replaceAll('{scheduler.load}', 'Last'))
    put('nb/scheduler.json', null)
    expect(configFor(null, [readContent(project)]).scheduler).toBeNull()
    expect(() => configFor(SITE_URL, [readContent(project)])).toThrow(
      'src/content/nb/scheduler.json: is missing; agency.json has a calendar',
    )
    const booked = { ...content, files: { ...content.files, 'src/content/nb/call.json': {} } }
    const without = { ...content.agency, calendar: 'none' }
    expect(() => configFor(SITE_URL, [{ ...booked, agency: without }])).toThrow(
      'src/content/nb/call.json: book: is missing; agency.json has a bookingPage',
    )
    expect(configFor(SITE_URL, [{ ...booked, agency: { ...without, bookingPage: 'none' } }])).toMatchObject({
      bookingUrl: null,
      scheduler: null,
    })
    put('nb/pages/testimonials.json', null)
    expect(() => readContent(project)).toThrow(
      'src/content/nb/pages/testimonials.json: is missing; the site has testimonials',
    )
  })

  it('configures production by the facts of the agency, and names those that it lacks', () => {
    const { bookingPage, calendar, calendarName, mail, ...agency } = readContent(project).agency
    const contentWith = (facts: object) => ({ ...readContent(project), agency: { ...agency, ...facts } })
    expect(configFor(SITE_URL, [contentWith({ bookingPage, calendar, calendarName, mail })])).toEqual({
      mode: 'production',
      siteUrl: SITE_URL,
      bookingUrl: bookingPage,
      scheduler: { url: calendar, name: calendarName },
      mail,
    })
    const unnamed = contentWith({ bookingPage: 'none', calendar: 'https://cal.com/crew', mail })
    expect(configFor(SITE_URL, [unnamed])).toMatchObject({ bookingUrl: null, scheduler: { name: 'cal.com' } })
    const missing = ['bookingPage', 'calendar', 'mail'].map((name) =>
      expect.stringContaining(`src/content/agency.json: ${name}: is missing`),
    )
    expect(() => configFor(SITE_URL, [contentWith({})])).toThrow(
      expect.objectContaining({ problems: missing }),
    )
    // Demo mode needs none, and reaches nobody whom they name.
    for (const facts of [{}, { bookingPage, calendar, mail }])
      expect(configFor(null, [contentWith(facts)])).toEqual(demoConfig)
  })

  it('names a file that is missing', () => {
    put('palette.json', null)
    expect(() => readContent(project)).toThrow('src/content/palette.json: is missing')
  })

  it.each(['/services#field-apps', '/privacy-policy?from=form', '/brochure.pdf'])(
    'allows a link to %s',
    (href) => {
      write(join(project, 'public/brochure.pdf'), '')
      expect(problemsWith('nb/pages/notFound.json', { 'link.href': href })).toEqual([])
    },
  )

  it('allows a link to each section of the legal pages', () => {
    const { terms, privacy } = readContent(project).words.pages
    for (const [path, { sections }] of Object.entries({ '/terms': terms, '/privacy-policy': privacy }))
      for (const href of sections.map(({ title }) => `${path}#${slugOf(title)}`))
        expect(problemsWith('nb/pages/notFound.json', { 'link.href': href })).toEqual([])
  })

  it('names too many records, and a file whose name can be no address', () => {
    const extra = Array.from({ length: 4 }, (_, index) =>
      join(project, `src/content/services/Other ${index}.json`),
    )
    onTestFinished(() => extra.forEach((file) => rmSync(file)))
    const text = textOf(SERVICE).replace(/"order": 1,/, '')
    for (const file of extra) write(file, text)
    expect(problemsWith('agency.json', {})).toEqual([
      'src/content/services: has 13 records; its place has room for 1 to 12',
      ...extra.map(
        (file) =>
          `${relative(project, file)}: its name must have lower-case letters, digits and single hyphens only`,
      ),
    ])
  })

  /** A file, values of its fields (undefined deletes one), and the problems that come with them. */
  it.each<[path: string, fields: Fields, ...problems: string[]]>([
    [
      SERVICE,
      { 'nb.titel': 'Nettsider', 'nb.title': undefined },
      'nb.title: is missing',
      'nb.titel: is an unknown field: delete it',
    ],
    [
      PROJECT,
      { 'nb.alt': 'A quay' },
      'nb.alt: is an unknown field: delete it; picture.alt and story.pictures.alt could be meant',
    ],
    ['nb/scheduler.json', { frame: 'Calendar' }, 'frame: must have the place {name}'],
    [
      'palette.json',
      { text: '#8A6A4A', 'accents.third': 'navy', warm: undefined },
      'accents.third: is no colour: write # and six hexadecimal digits, such as #1a2b3c',
      'warm: is missing',
    ],
    [
      'palette.json',
      { ground: '#fdf6e3', text: '#221100' },
      'ground: is light, and this design is dark: take a dark one',
    ],
    ['palette.json', { text: '#8A6A4A' }, 'text: has a contrast of 3.14 on fields'],
    ['palette.json', { warm: '#F2A7D8' }, 'warm: is the colour of accents.second too'],
    ['nb/pages/notFound.json', { 'link.href': '/homee' }, 'link.href: leads to /homee, which is no page'],
    [
      'nb/pages/notFound.json',
      { 'link.href': '/services#gardening' },
      'link.href: leads to /services#gardening, and no element of the page has this id',
    ],
    // The editor writes empty texts for what only the first language has.
    [PERSON, { 'pl.portrait.alt': '' }, 'pl.portrait.alt: is missing; nb has it'],
    [PERSON, { 'nb.order': 2 }, 'order: is 2, as that of anders-lokke; if it was deleted and restored'],
    [PROJECT, { 'pl.story': undefined }, 'pl.story: is missing; nb has it'],
    [PROJECT, { pl: undefined }, 'pl: is missing'],
    [
      PROJECT,
      { 'nb.story.testimonial': 'nobody' },
      `story.testimonial: is "nobody", and no file in src/content/testimonials ${NO_FILE}`,
    ],
    [
      'nb/interface.json',
      { 'menu.start': 'Get started with us' },
      "menu.start and the header's labels in pages/*.json have 68 characters together; " +
        'the bar has room for 60',
    ],
    [
      'agency.json',
      { languages: ['norsk'] },
      'languages.0: is no language; a tag such as en, nb or pt-BR is needed',
    ],
    ['agency.json', { kind: 'a bakery' }, 'kind: must be a type of schema.org, such as Bakery'],
    [
      'pl/pages/about.json',
      { 'team.note': undefined },
      'team.note: is missing; src/content/nb/pages/about.json has it',
    ],
    [
      'pl/pages/terms.json',
      { 'head.path': '/uslugi' },
      'head.path: /pl/uslugi is the address of src/content/pl/pages/services.json too',
    ],
    // Of another language, its home, a folder and the 404 page of the build, and the home page by its file.
    ...['/pl/uslugi', '/pl', '/assets', '/share', '/posters/map', '/404', '/index'].map(
      (path): [string, Fields, string] => [
        'nb/pages/terms.json',
        { 'head.path': path },
        `head.path: ${path} is the address of `,
      ],
    ),
  ])('says in one line each what is wrong: %s %j', (path, fields, ...expected) => {
    const problems = problemsWith(path, fields)
    expect(problems).toEqual(expected.map((line) => expect.stringContaining(`: ${line}`) as string))
    expect(problems[0]).toMatch(/^src\/content\/\S+\.json: /)
  })

  it.each(['tjenester.html', 'pl/uslugi/index.html', '404.html', 'robots.txt'])(
    'names a file of public that the build writes too: %s',
    (name) => {
      const file = join(project, 'public', name)
      onTestFinished(() => rmSync(file))
      write(file, '')
      expect(problemsWith('nb/call.json', {})).toEqual([
        expect.stringMatching(`^public/${name}: has the address of .*; rename or remove it$`),
      ])
    },
  )

  it('asks for the word before a name, whoever signs a service', () => {
    const content = readContent(project)
    const [service] = content.services
    if (!service) throw new Error('The office has no service.')
    const { signedBy = '', signedByOther = '', ...unsigned } = service
    const path = 'src/content/nb/pages/services.json'
    const files = { ...content.files, [path]: { list: {} } }
    for (const signed of [{ signedBy }, { signedByOther }]) {
      const services = [{ ...unsigned, ...signed }]
      expect([...problemsBetween({ ...content, files, services }, project)]).toContainEqual(
        expect.stringContaining(`${path}: list.signedBy: is missing`),
      )
    }
  })

  it('names each service whose person has left', () => {
    const { signedBy } = readContent(project).services[0] ?? {}
    const signed = readContent(project).services.filter((service) => service.signedBy === signedBy)
    put(`team/${signedBy}.json`, null)
    expect(problemsWith('agency.json', {})).toEqual(
      signed.map(
        ({ slug }) =>
          `src/content/services/${slug}.json: signedBy: is "${signedBy}", and no file in src/content/team ${NO_FILE}`,
      ),
    )
    expect(signed.length).toBeGreaterThan(1)
  })

  it.each<[string, Fields]>([
    ['nb/call.json', { $schema: 'call.json' }],
    ['agency.json', { kind: 'Bakery' }],
    ['agency.json', { kind: 'School' }],
    ['nb/interface.json', { languageName: 'Norsk', fonts: { text: 'system' } }],
    ['nb/pages/terms.json', { 'head.path': '/avtale' }],
    ['pl/agency.json', { name: 'Brzoza', address: { city: 'Bergen (Norwegia)', street: 'Tkacka 14' } }],
  ])('lets one language have what its schema marks: %s %j', (path, fields) => {
    expect(problemsWith(path, fields)).toEqual([])
  })

  it('resolves links and paths in each language, below the path of the site', () => {
    const [nb, pl] = readLanguages(project)
    const config = { ...demoConfig, siteUrl: 'https://agency.github.io/site' }
    const linksOf = (content: typeof nb | undefined) =>
      content ? modulesOf(content, config, pl ? [nb, pl] : [nb]).navigation : null
    expect(linksOf(nb)?.paths.services).toBe('/site/tjenester')
    expect(linksOf(pl)?.paths.home).toBe('/site/pl/')
    expect(linksOf(pl)?.serviceLinks[0]?.href).toBe('/site/pl/uslugi#websites-and-portals')
    expect(linksOf(pl)?.languages.map(({ name, paths }) => [name, paths.contact])).toEqual([
      ['Norsk bokmål', '/site/kontakt'],
      ['Polski', '/site/pl/kontakt'],
    ])
  })

  it('names a letter of another script that a font lacks, and no emoji', async () => {
    const system = JSON.stringify({ display: 'system', mono: 'system' })
    put('nb/interface.json', textOf('nb/interface.json').replace('{', `{ "fonts": ${system},`))
    const fontsWith = (text: string) => {
      const content = readWith('nb/call.json', (json) =>
        json.replace(/"write": "[^"]*"/, `"write": "${text}"`),
      )
      return prepareFonts(join(project, 'fonts'), [content], '/')
    }
    for (const [text, lacking] of [
      ['Здравствуйте', 'З (U+0417)'],
      ['Nguyễn', 'ễ (U+1EC5)'],
      ['Velg 1️⃣', '\u20e3 (U+20E3)'],
    ] as const)
      await expect(fontsWith(text)).rejects.toThrow(
        `nb/call.json: write: the font @fontsource-variable/figtree lacks ${lacking}`,
      )
    const figtree = (await fontsWith('Skriv 🧶 à')).get('nb')?.find(({ role }) => role === 'text')
    const has = Array.from('a·àž', (letter) => figtree?.widths.has(letter))
    expect(has).toEqual([true, true, true, false])
  })

  const deep = { tags: ['deep'] }
  it("asks no font for the first language's letters where another one has its own", deep, async () => {
    const polish = async () => {
      const contents = readLanguages(project).filter(({ language }) => language === 'pl')
      return (await prepareFonts(join(project, 'fonts'), contents, '/')).get('pl')
    }
    put('agency.json', textOf('agency.json').replace('Vevergaten', 'вул. Ткацька'))
    await expect(polish()).rejects.toThrow(
      /agency\.json: address\.street: the font .*; write it for pl in other letters, or name another in/,
    )
    put('pl/agency.json', textOf('pl/agency.json').replace('{', '{ "address": { "street": "Tkacka 14" },'))
    put(PERSON, textOf(PERSON).replace('Solveig Bjørk', 'Солвейг'))
    await expect(polish()).rejects.toThrow(`${PERSON}: pl.name: the font`)
    put(PERSON, textOf(PERSON).replace('"pl": {', '"pl": { "name": "Solveig",'))
    expect(await polish()).toBeDefined()
  })

  it('preloads a font of other letters in a language that writes with them', async () => {
    const preloaded = async (text: string) => {
      const content = readWith('nb/interface.json', (json) =>
        json
          .replace(/"skipLink": "[^"]*"/, `"skipLink": "${text}"`)
          .replace(/"newTab": "/, '"newTab": "Łódź '),
      )
      const fonts = (await prepareFonts(join(project, 'fonts'), [content], '/')).get('nb') ?? []
      return fonts.flatMap(({ preload, fileName }) =>
        preload ? (/\w+-latin(-ext)?/.exec(fileName)?.[0] ?? '') : [],
      )
    }
    expect(await preloaded('Til innholdet')).toEqual(['fraunces-latin', 'figtree-latin'])
    expect(await preloaded('Przejdź do treści')).toEqual([
      'fraunces-latin',
      'fraunces-latin-ext',
      'figtree-latin',
      'figtree-latin-ext',
    ])
  })

  it.each<[string, string, string | Buffer | null, string]>([
    ['is missing', PORTRAIT, null, 'is missing in src/content/pictures'],
    ['is none', PORTRAIT, 'hello', 'Input buffer contains unsupported image format'],
    ['is no SVG', LOGO, 'hello', 'Input buffer contains unsupported image format'],
    ['is too small', PORTRAIT, small, 'is 200 pixels wide; its place needs 288 or more'],
  ])('says in one line which picture %s', async (_, file, bytes, problem) => {
    put(`pictures/${file}`, bytes)
    const prepared = preparePictures(join(project, 'cache'), [readContent(project)], '/', project)
    await expect(prepared).rejects.toThrow(
      new RegExp(`^The content is not valid:\\n *\\S* ?src/content/[^\\n]*: ${file}: ${problem}[^\\n]*$`),
    )
  })

  it('finds a picture by its name as the editor writes it', async () => {
    const content = readWith('team/solveig-bjork.json', (text) => text.replaceAll(/"file": "/g, '"file": "/'))
    const { shown } = await preparePictures(join(project, 'cache'), [content], '/', project)
    expect([...shown.keys()]).toContain('portrait/solveig-bjork.jpg')
    const [member] = modulesOf(content, demoConfig, [content], { ...noPictures, shown }).about.team
    expect(member?.portrait?.src).toMatch(/solveig-bjork/)
  })

  it('turns a photograph upright, as cameras mark it', async () => {
    const upright = { create: { width: 800, height: 600, channels: 3, background: '#024' } } as const
    put(`pictures/${PORTRAIT}`, await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const { shown, files } = await preparePictures(
      join(project, 'cache'),
      [readContent(project)],
      '/',
      project,
    )
    const { width, height } = [...shown].find(([key]) => key.includes(PORTRAIT))?.[1] ?? {}
    expect([width, height]).toEqual([600, 800])
    const file = files.find(({ fileName }) => fileName.includes('solveig') && fileName.endsWith('.webp'))
    const made = await sharp((await file?.bytes()) ?? Buffer.alloc(0)).metadata()
    expect(made.height).toBeGreaterThan(made.width)
  })

  it('fills facts, and joins records by their slugs', () => {
    const phone = '+47 55 01 23 45'
    const content = readWith('agency.json', (text) => text.replace(/"phone": "[^"]*"/, `"phone": "${phone}"`))
    expect(modulesOf(content, demoConfig).agency.agency.telHref).toBe('tel:+4755012345')
    expect(JSON.stringify(content.words.pages.privacy)).toContain(phone)
    const [service] = modulesOf(content, demoConfig).services.services
    expect(service).toMatchObject({
      slug: 'websites-and-portals',
      icon: 'window',
      title: 'Nettsteder og portaler',
      signedBy: 'Anders Løkke',
    })
  })

  it('leads a link of a text to the page of its language, with its query', () => {
    for (const rest of ['', '?topic=a']) {
      put(
        'pl/pages/notFound.json',
        textOf('pl/pages/notFound.json').replace(/"href": "[^"]*"/, `"href": "/contact${rest}"`),
      )
      const [, pl] = readLanguages(project)
      const link = pl && modulesOf(pl, demoConfig).notFound.notFoundPage.link
      expect(link?.href).toBe(`${pl?.paths.contact}${rest}`)
    }
  })

  it('leads a link of a text to a file of public, also below a path', () => {
    write(join(project, 'public/vilkar.pdf'), 'PDF')
    const content = readWith('nb/pages/notFound.json', (text) =>
      text.replace(/"href": "[^"]*"/, '"href": "/vilkar.pdf"'),
    )
    const { link } = modulesOf(content, { ...demoConfig, siteUrl: `${SITE_URL}/crew` }).notFound.notFoundPage
    expect(link.href).toBe('/crew/vilkar.pdf')
  })

  it.each([
    ['a booking page', { bookingUrl: 'https://calls.example/crew', scheduler: null }, 'book'],
    ['a calendar', { bookingUrl: null, scheduler: { url: 'https://cal.example/x', name: 'Cal' } }, 'book'],
    ['neither', { bookingUrl: null, scheduler: null }, 'write'],
  ] as const)('names the footer’s button by what it opens: %s', (_, config, word) => {
    const content = readContent(project)
    const { footer } = modulesOf(content, { ...demoConfig, ...config }).interface.interfaceTexts
    expect(footer.call).toBe(content.words.interface.footer.call ?? content.words.call[word])
  })

  it('keeps the privacy policy true for the agency and the configuration', () => {
    const legal = '"legal": {"company": "Fjordverk AS", "register": "none"}'
    const content = readWith('agency.json', (text) => text.replace(/"legal": \{[^}]*\}/, legal))
    const policyWith = (change: Partial<typeof demoConfig>) =>
      JSON.stringify(modulesOf(content, { ...demoConfig, ...change }).privacy)
    expect(policyWith({})).toContain('"Foretak: Fjordverk AS, Norge."')
    expect(policyWith({})).toContain('Harbor Calendar')
    expect(policyWith({ scheduler: null })).not.toContain('Harbor Calendar')
    // The footer names no register that is none.
    expect(modulesOf(content, demoConfig).interface.interfaceTexts.footer.registration).toBeUndefined()
    const [asked, given] = ['true', 'false'].map((askFirst) =>
      JSON.stringify(
        modulesOf(
          readWith('agency.json', (text) => text.replace('"askFirst": true', `"askFirst": ${askFirst}`)),
          demoConfig,
        ),
      ),
    )
    expect(asked).toContain('når du trykker på')
    expect(given).toContain('når tabellen er i eller nær vinduet')
    expect(policyWith({ bookingUrl: null })).not.toBe(policyWith({}))
    expect(policyWith({})).not.toMatch(/\{\w*\}|""/)
  })
})
