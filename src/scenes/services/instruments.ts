/**
 * Icons of the services for which each instrument stands: while one is open or being read, the instrument is
 * beside that. Other icons have none.
 */
export const instruments = {
  monitor: ['window'],
  phone: ['phone'],
  cloud: ['cloud'],
  gear: ['chip', 'shield'],
  network: ['neurons', 'chain'],
  'second monitor': ['compasses'],
  'second phone': ['people'],
  'second cloud': ['strata'],
} as const satisfies Record<string, readonly string[]>
