import type { Note, Stat } from '#src/model/rules.ts'

export const homeStats: readonly Stat[] = [
  { value: '500+', label: 'projects in production' },
  { value: '50+', label: 'clients, ten projects each' },
  { value: '10+', label: 'technologies in daily use' },
  { value: '24/7', label: 'support by its builders' },
]

/** Industries with the standards that the company has built against. */
export const industries: readonly { name: string; standards: string }[] = [
  { name: 'Banking and payments', standards: 'PCI DSS, ISO 20022' },
  { name: 'Hospitals and care', standards: 'HL7 FHIR, HIPAA' },
  { name: 'Retail', standards: 'EDI, GS1' },
  { name: 'Freight and ports', standards: 'EDIFACT, UN/CEFACT' },
  { name: 'Energy and utilities', standards: 'IEC 61850, OCPP' },
  { name: 'Public sector', standards: 'WCAG 2.2, EN 301 549' },
]

export const technologyCategories: readonly { name: string; items: readonly string[] }[] = [
  { name: 'Front end', items: ['React', 'TypeScript', 'Three.js', 'Svelte'] },
  { name: 'Back end', items: ['Node.js', 'Go', 'Elixir', 'Java'] },
  { name: 'Mobile', items: ['Swift', 'Kotlin', 'React Native', 'Flutter'] },
  { name: 'Data and AI', items: ['PostgreSQL', 'Kafka', 'PyTorch', 'dbt'] },
  { name: 'Cloud', items: ['AWS', 'Azure', 'Terraform', 'Kubernetes'] },
  { name: 'Ledger and edge', items: ['Solidity', 'Rust', 'Zephyr', 'MQTT'] },
]

/** Invented names, to be replaced before launch. `npm run preflight` does not count them. */
export const clients: readonly string[] = [
  'Cobalt Harbor Bank',
  'Northmoor Health',
  'Tessellate Retail',
  'Marlow Dairy',
  'Greystone Port',
  'Saltbox Insurance',
  'Lumen Transit',
  'Fenwick Grid',
  'Orrin & Vale',
  'Gullwing Air Cargo',
  'Pike Street Press',
  'Quayline Ferries',
]

export const callBenefits: readonly Note[] = [
  { title: 'An engineer picks up', text: 'Somebody who would work on it, not somebody who would sell it.' },
  { title: 'You hear a range in money', text: 'Within two working days of the call, in writing.' },
  { title: 'The notes are yours', text: 'Also if you take them to another crew.' },
]
