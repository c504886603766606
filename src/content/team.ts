import type { TeamMember } from '#src/model/records.ts'

export const team: readonly TeamMember[] = [
  {
    name: 'Imogen Achterberg',
    role: 'Captain, managing director',
    specialty: 'Scope, contracts, and saying no early',
    experience: '21 years',
    sample: true,
  },
  {
    name: 'Tobias Okonkwo',
    role: 'First mate, delivery',
    specialty: 'Estimates that hold',
    experience: '16 years',
    sample: true,
  },
  {
    name: 'Yara Haddad',
    role: 'Navigator, architecture',
    specialty: 'Systems that may not stop',
    experience: '18 years',
    sample: true,
  },
  {
    name: 'Ren Matsuda',
    role: 'Gunner, security',
    specialty: 'Load, intrusion and other bad weather',
    experience: '12 years',
    sample: true,
  },
  {
    name: 'Lucía Ferrer',
    role: 'Pilot, data and learning',
    specialty: 'Models that can be argued with',
    experience: '11 years',
    sample: true,
  },
  {
    name: 'Callum Reid',
    role: 'Shipwright, interfaces',
    specialty: 'Screens that work in gloves',
    experience: '14 years',
    sample: true,
  },
]
