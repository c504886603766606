import { isRecord, type Modules } from './modules.ts'
import { routes } from '../../routes/table.ts'
import { placeOf } from './place.ts'

/** Categories that differ in case and spaces only would be two buttons of the filter. */
function categoryProblems(projects: unknown): string[] {
  if (!Array.isArray(projects)) return []
  const seen = new Map<string, { category: string; index: number }>()
  return projects.flatMap((project: unknown, index) => {
    const category = isRecord(project) ? project['category'] : undefined
    if (typeof category !== 'string') return []
    const key = category.replaceAll(/\s+/g, '').toLowerCase()
    const first = seen.get(key)
    if (first === undefined) seen.set(key, { category, index })
    if (first === undefined || first.category === category) return []
    const place = placeOf('projects', projects, [index])
    return [
      `src/content/projects.ts: ${place}: category is "${category}", and project ${first.index + 1} has "${first.category}"; write both the same`,
    ]
  })
}

/** Search results and tabs of two pages must differ. A page whose title is null gets the title of the home page. */
function headProblems(heads: unknown): string[] {
  if (!isRecord(heads)) return []
  const untitled = Object.entries(heads).filter(
    ([page, head]) => page !== 'home' && isRecord(head) && head['title'] === null,
  )
  const missing = untitled.map(
    ([page]) => `src/content/head.ts: ${page}.title is null, which only home may be; write a title`,
  )
  const repeated = ['label', 'title', 'description'].flatMap((field) => {
    const seen = new Map<string, string>()
    return Object.entries(heads).flatMap(([page, head]) => {
      const text = isRecord(head) ? head[field] : undefined
      if (typeof text !== 'string') return []
      const other = seen.get(text.toLowerCase())
      if (other === undefined) seen.set(text.toLowerCase(), page)
      return other === undefined
        ? []
        : [`src/content/head.ts: ${other} and ${page} have the same ${field} "${text}"`]
    })
  })
  return [...missing, ...repeated]
}

/** Characters that fit into the bar beside the agency's name at 1024 px: the pages' labels and the button's. */
const BAR_CHARACTERS = 60

function barProblems(heads: unknown, interfaceTexts: unknown): string[] {
  if (!isRecord(heads) || !isRecord(interfaceTexts)) return []
  const { menu } = interfaceTexts
  const labels = routes.filter(({ inHeader }) => inHeader).map(({ id }) => heads[id])
  const texts = [
    ...labels.map((head) => (isRecord(head) ? head['label'] : '')),
    isRecord(menu) ? menu['start'] : '',
  ].map(String)
  const length = texts.join('').length
  if (length <= BAR_CHARACTERS) return []
  return [
    `src/content/head.ts: the header's labels and the button menu.start of interface.ts have ${length} characters together; the bar has room for ${BAR_CHARACTERS}`,
  ]
}

/** Texts name the number of people without a portrait: "the other thirty-five". */
function peopleProblems(agency: unknown, team: unknown): string[] {
  const people = isRecord(agency) ? agency['people'] : undefined
  if (typeof people !== 'number' || !Array.isArray(team) || team.length <= people) return []
  return [`src/content/agency.ts: people is ${people}, and src/content/team.ts has ${team.length} members`]
}

/** Returns what is wrong between records: one line each, with the file. */
export function relationProblems(modules: Modules): string[] {
  const exported = (name: string, file = name) => modules[`src/content/${file}.ts`]?.[name]
  return [
    ...categoryProblems(exported('projects')),
    ...headProblems(exported('heads', 'head')),
    ...barProblems(exported('heads', 'head'), exported('interfaceTexts', 'interface')),
    ...peopleProblems(exported('agency'), exported('team')),
  ]
}
