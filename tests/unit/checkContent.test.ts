import { describe, expect, it } from 'vitest'
import { contentProblems, fileProblems } from '../../src/build/content/checkContent.ts'
import { evaluateInChild } from '../../src/build/content/readContent.ts'
import { registry } from '../../src/build/content/registry.ts'
import { demoConfig } from '../../src/config/defaults.ts'
import { headPatterns } from '../../src/content/head.ts'
import { interfaceTexts } from '../../src/content/interface.ts'
import { notFoundPage } from '../../src/content/pages/notFound.ts'
import { routes } from '../../src/routes/table.ts'

const service = {
  title: 'Web platforms',
  description: 'Shops and portals.',
  icon: 'window',
  color: 'teal',
  longDescription: 'Shops and portals that one person can run.',
  technologies: ['TypeScript'],
  signedBy: null,
  sample: false,
}
const project = {
  title: 'Bills of lading',
  description: 'One ledger for carrier, bank and port.',
  category: 'FinTech',
  technologies: ['Rust'],
  timeline: '10 months',
  results: [{ value: '27', label: 'firms on one ledger' }],
  image: { caption: 'Days to release a cargo', values: [6, 3, 0.5], from: '6 days', to: '½ day' },
  features: ['One key for each party'],
  sample: false,
}
const agency = {
  name: 'Bjørk & Løkke',
  what: 'a bakery of software',
  tagline: 'Baked daily.',
  since: 2015,
  people: 12,
  timeZones: 2,
  address: { street: 'Strandgaten 1', city: 'Bergen', region: null, postalCode: '5013', country: 'NO' },
  coordinates: null,
  phone: '+47 55 01 23 45',
  email: 'post@bjork.no',
  social: [{ label: 'GitHub', href: 'https://github.com/bjork' }],
  legal: { company: null, register: null, vatNumber: null, law: 'Norway', courts: 'Bergen' },
  sample: false,
}
const member = { name: 'Kari', role: 'Baker', specialty: 'Bread', experience: '9 years', sample: false }

const agencyWith = (change: object) => ({ 'src/content/agency.ts': { agency: { ...agency, ...change } } })
const addressWith = (change: object) => agencyWith({ address: { ...agency.address, ...change } })
const projectsWith = (...changes: object[]) => ({
  'src/content/projects.ts': {
    projects: changes.map((change, index) => ({ ...project, title: `Project ${index + 1}`, ...change })),
  },
})
const servicesWith = (...changes: object[]) => ({
  'src/content/services.ts': { services: changes.map((change) => ({ ...service, ...change })) },
})
const headsWith = (changes: Record<string, object>) => ({
  'src/content/head.ts': {
    headPatterns,
    heads: Object.fromEntries(
      routes.map(({ id }) => [
        id,
        { label: `L ${id}`, title: `T ${id}`, description: `D ${id}`, ...changes[id] },
      ]),
    ),
  },
})
const linkTo = (href: string) => ({
  'src/content/pages/notFound.ts': { notFoundPage: { ...notFoundPage, link: { label: 'Read on', href } } },
})

const a = (length: number) => 'a'.repeat(length)

describe('the check of the content', () => {
  it('accepts the content of this site', () => {
    expect(evaluateInChild(demoConfig).problems).toEqual([])
  }, 30_000)

  it.each([
    ['a name of 60 characters', agencyWith({ name: a(60) })],
    ['an address without a region', addressWith({ region: null })],
    ['a project with the least that it needs', projectsWith({})],
    ['no projects', { 'src/content/projects.ts': { projects: [] } }],
    ['different heads', headsWith({})],
    ['a link to a page', linkTo('/contact?about=web')],
    [
      'a link to a page that has no records',
      { ...linkTo('/portfolio'), 'src/content/projects.ts': { projects: [] } },
    ],
    ['a link to a service', { ...servicesWith({}), ...linkTo('/services#web-platforms') }],
    ['a link to another site', linkTo('https://elsewhere.org/no#where')],
  ])('accepts %s', (_, modules) => {
    expect(contentProblems(modules)).toEqual([])
  })

  it.each<[string, Record<string, Record<string, unknown>>, string[]]>([
    [
      'a name of 61 characters',
      agencyWith({ name: a(61) }),
      ['src/content/agency.ts: name has 61 characters; its place has room for 60'],
    ],
    ['an empty tagline', agencyWith({ tagline: ' ' }), ['src/content/agency.ts: tagline is empty']],
    [
      'a phone number with letters',
      agencyWith({ phone: '+1 614 CREW' }),
      [
        'src/content/agency.ts: phone must be an international number of digits, such as +1 614 555 0142: "+1 614 CREW"',
      ],
    ],
    [
      'a phone number that is too short',
      agencyWith({ phone: '+47 55' }),
      ['src/content/agency.ts: phone must have 7 to 15 digits: "+47 55"'],
    ],
    ...['+49 (0)30 123456', '+49 ( 0 ) 30 123456', '+49 (030) 123456'].map(
      (phone): [string, Record<string, Record<string, unknown>>, string[]] => [
        `the phone number ${phone}, which a link would dial with a 0 after the country code`,
        agencyWith({ phone }),
        [`src/content/agency.ts: phone must not have (0), which a call from abroad leaves out: "${phone}"`],
      ],
    ),
    [
      'a phone number without a country code',
      agencyWith({ phone: '+030 123456' }),
      ['src/content/agency.ts: phone must have a country code, which does not begin with 0: "+030 123456"'],
    ],
    [
      'an unknown country',
      addressWith({ country: 'Norway' }),
      [
        'src/content/agency.ts: address.country is not a two-letter country code (ISO 3166-1), such as US: "Norway"',
      ],
    ],
    [
      'an e-mail address without @',
      agencyWith({ email: 'post' }),
      ['src/content/agency.ts: email is not an e-mail address: "post"'],
    ],
    [
      'a number as text and two more problems',
      agencyWith({ since: '2015', people: 0, coordinates: { latitude: 99, longitude: 5 } }),
      [
        'src/content/agency.ts: since must be a number: "2015"',
        'src/content/agency.ts: people must be at least 1: 0',
        'src/content/agency.ts: coordinates.latitude must be at most 90: 99',
      ],
    ],
    [
      'a misspelt field',
      projectsWith({}, { description: undefined, discription: 'One ledger.' }),
      [
        'src/content/projects.ts: project 2 "Project 2": has an unknown field "discription"; did you mean "description"?',
      ],
    ],
    [
      'a field that nothing resembles',
      servicesWith({ price: 'free' }),
      ['src/content/services.ts: service 1 "Web platforms": has an unknown field "price"; delete it'],
    ],
    [
      'a missing field',
      servicesWith({ longDescription: undefined }),
      ['src/content/services.ts: service 1 "Web platforms": longDescription is missing'],
    ],
    [
      'a text that is too long for its place',
      projectsWith({}, {}, { title: 'Bills of lading', description: a(412) }),
      [
        'src/content/projects.ts: project 3 "Bills of lading": description has 412 characters; its place has room for 320',
      ],
    ],
    [
      'a text that is too long, in a list of a record',
      projectsWith({
        results: [
          { value: '1', label: 'ok' },
          { value: 'twenty-seven firms', label: 'on a ledger' },
        ],
      }),
      [
        'src/content/projects.ts: project 1 "Project 1": results 2 "on a ledger": value has 18 characters; its place has room for 8',
      ],
    ],
    [
      'an unknown icon',
      servicesWith({ icon: 'boat' }),
      [
        'src/content/services.ts: service 1 "Web platforms": icon must be one of: window, phone, neurons, chain, cloud, chip, shield, people, compasses, strata: "boat"',
      ],
    ],
    [
      'a list where a record belongs',
      { 'src/content/agency.ts': { agency: [agency] } },
      ['src/content/agency.ts: agency must be a record ({ ... })'],
    ],
    [
      'a record where a list belongs',
      { 'src/content/team.ts': { team: {} } },
      ['src/content/team.ts: team must be a list'],
    ],
    [
      'no services',
      { 'src/content/services.ts': { services: [] } },
      ['src/content/services.ts: services has 0 entries; it needs 1 to 12'],
    ],
    [
      'an export with another name',
      { 'src/content/services.ts': { servces: [service] } },
      [
        'src/content/services.ts: has no export "services"',
        'src/content/services.ts: exports "servces", which no page reads; did you mean services?; it exports services',
      ],
    ],
    [
      'two projects with the same title',
      projectsWith({}, {}, { title: 'project 1' }),
      ['src/content/projects.ts: projects 1 and 3 have the same title "project 1"'],
    ],
    [
      'two members with the same name',
      { 'src/content/team.ts': { team: [member, member] } },
      ['src/content/team.ts: members 1 and 2 have the same name "Kari"'],
    ],
    [
      'two links with the same label',
      agencyWith({ social: [...agency.social, { label: 'Github', href: 'https://github.com/b' }] }),
      ['src/content/agency.ts: social 1 and 2 have the same label "Github"'],
    ],
    [
      'a technology that is listed twice',
      servicesWith({ technologies: ['Go', 'Rust', 'Go'] }),
      ['src/content/services.ts: service 1 "Web platforms": technologies 1 and 3 have the same text "Go"'],
    ],
    [
      'two services with the same anchor',
      servicesWith({ title: 'C' }, { title: 'C++' }),
      ['src/content/services.ts: the titles "C" and "C++" give the same anchor #c; change one'],
    ],
    [
      'a service whose title gives no anchor',
      servicesWith({ title: '人工知能' }),
      [
        'src/content/services.ts: the title "人工知能" has no letter from a to z and no digit, so links cannot lead to it',
      ],
    ],
    [
      'a category in two spellings',
      projectsWith({}, { category: 'Fin Tech' }),
      [
        'src/content/projects.ts: project 2 "Project 2": category is "Fin Tech", and project 1 has "FinTech"; write both the same',
      ],
    ],
    [
      'two pages with the same title',
      headsWith({ about: { title: 'Who we are' }, terms: { title: 'Who We Are' } }),
      ['src/content/head.ts: about and terms have the same title "Who We Are"'],
    ],
    [
      'a page without a title',
      headsWith({ home: { title: null }, about: { title: null } }),
      ['src/content/head.ts: about.title is null, which only home may be; write a title'],
    ],
    [
      'a chart of one value',
      projectsWith({ image: { ...project.image, values: [6] } }),
      ['src/content/projects.ts: project 1 "Project 1": image.values has 1 entry; it needs at least 2'],
    ],
    [
      'labels that do not fit into the header together',
      {
        ...headsWith({
          about: { label: 'About all of us here' },
          services: { label: 'What we do, and how' },
        }),
        'src/content/interface.ts': {
          interfaceTexts: { ...interfaceTexts, menu: { ...interfaceTexts.menu, start: 'Begin' } },
        },
      },
      [
        "src/content/head.ts: the header's labels and the button menu.start of interface.ts have 84 characters together; the bar has room for 60",
      ],
    ],
    [
      'more members than people',
      { ...agencyWith({ people: 1 }), 'src/content/team.ts': { team: [member, { ...member, name: 'Ola' }] } },
      ['src/content/agency.ts: people is 1, and src/content/team.ts has 2 members'],
    ],
    [
      'a link to no page',
      linkTo('/abuot'),
      ['src/content/pages/notFound.ts: link.href links to /abuot, which is no page; did you mean /about?'],
    ],
    [
      'a link with a slash at its end',
      linkTo('/about/'),
      ['src/content/pages/notFound.ts: link.href links to /about/, which is no page; did you mean /about?'],
    ],
    [
      'a link to a service that was renamed',
      { ...servicesWith({}), ...linkTo('/services#web-platform') },
      [
        'src/content/pages/notFound.ts: link.href links to /services#web-platform, and no element of /services has this id; did you mean #web-platforms?',
      ],
    ],
    [
      'a link to an element of a page without any',
      linkTo('/about#team'),
      ['src/content/pages/notFound.ts: link.href links to /about#team, and no element of /about has this id'],
    ],
  ])('refuses %s in one line each', (_, modules, lines) => {
    expect(contentProblems(modules)).toEqual(lines)
  })

  it('refuses an empty folder, a missing file, a misspelt file and a file that nothing reads', () => {
    const files = Object.keys(registry)
    expect(fileProblems([])).toEqual([
      'src/content/ has no files; it needs all records and texts of the site',
    ])
    expect(fileProblems(files.filter((file) => !file.endsWith('/team.ts')))).toEqual([
      'src/content/team.ts is missing',
    ])
    expect(fileProblems(files.map((file) => file.replace('/team.ts', '/taem.ts')))).toEqual([
      'src/content/taem.ts is no module of the content; did you mean src/content/team.ts?',
      'src/content/team.ts is missing',
    ])
    expect(fileProblems([...files, 'src/content/price-list.ts'])).toEqual([
      'src/content/price-list.ts is no module of the content',
    ])
  })
})
