import type { Agency } from '../../model/agency.ts'
import type { Modules } from '../content/modules.ts'

/** Numbers that regulators keep for films and examples: NANPA 555-01xx; Ofcom, ARCEP and ACMA numbers for drama. */
const FICTIONAL =
  /^(1\d{3}55501\d\d|44(20794600|1134960|1144960|1154960|1214960|1314960|1414960|1514960|1614960|1632960|7700900)\d*|33(1990|2619|3539|4653|5364)\d*|61(491570|255501|355501|755501|855501)\d*)$/

const isMarked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true

/** Lists of records that still have invented ones. */
function sampleRecords(content: Modules): string[] {
  const own = Object.entries(content).filter(([file]) => file.startsWith('src/content/'))
  return own.flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      if (isMarked(value)) return [`${file}: ${name} is marked as a sample`]
      if (!Array.isArray(value)) return []
      const samples = value.filter(isMarked).length
      const nouns = name === 'team' ? 'members of the team' : name
      return samples > 0 ? [`${file}: ${samples} of ${value.length} ${nouns} are marked as samples`] : []
    }),
  )
}

function missingFacts({ legal }: Agency): string[] {
  return (['company', 'register', 'vatNumber'] as const)
    .filter((fact) => legal[fact] === null)
    .map((fact) => `src/content/agency.ts: legal.${fact} is missing; write 'none' if there is none`)
}

/** Returns what in the content prevents a launch, one line each. */
export function checkContent(content: Modules, agency: Agency): string[] {
  return [
    ...sampleRecords(content),
    ...missingFacts(agency),
    ...(FICTIONAL.test(agency.phone.replaceAll(/\D/g, ''))
      ? [`src/content/agency.ts: phone ${agency.phone} is a number reserved for examples`]
      : []),
  ]
}
