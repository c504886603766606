import symbols from './serviceSymbols.json' with { type: 'json' }

/** Line drawings, as path data in a view box of 24 by 24. */
const drawings = {
  window: ['M3 5h18v14H3ZM3 9h18', 'M6 13h6M6 16h4'],
  phone: ['M8 2.5h8v19H8Z', 'M11 5h2M10.5 9l3 2.5-3 2.5'],
  neurons: ['M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9', 'M12 3a9 9 0 1 0 .01 0Z'],
  chain: [
    'M7 3.5l3.5 2v4L7 11.5l-3.5-2v-4ZM17 3.5l3.5 2v4l-3.5 2-3.5-2v-4Z',
    'M12 12.5l3.5 2v4l-3.5 2-3.5-2v-4Z',
  ],
  cloud: ['M7 18a4 4 0 0 1-.6-7.95 5.5 5.5 0 0 1 10.7-.6A4.3 4.3 0 0 1 17.5 18', 'M12 20v-7m-3 2.5 3-3 3 3'],
  chip: ['M7 7h10v10H7Z', 'M10 3v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4'],
  shield: ['M12 3l8 2.5v6c0 5-3.5 8-8 9.5-4.5-1.5-8-4.5-8-9.5v-6Z', 'M8.5 12l2.5 2.5 4.5-5'],
  people: [
    'M9 4.5a3 3 0 1 0 .01 0ZM3 20c.3-4.5 2.7-6.5 6-6.5s5.7 2 6 6.5',
    'M16.5 7a2.3 2.3 0 1 1-.5 4.5M17.5 14c2.2.5 3.3 2.5 3.5 5.5',
  ],
  compasses: ['M12 2.5v3M10.5 9 6 21M13.5 9 18 21', 'M12 5.5a2 2 0 1 0 .01 0ZM8 16c2.6 1.5 5.4 1.5 8 0'],
  strata: [
    'M12 3c4.5 0 8 1.3 8 3s-3.5 3-8 3-8-1.3-8-3 3.5-3 8-3Z',
    'M4 6v6c0 1.7 3.5 3 8 3s8-1.3 8-3V6M4 12v6c0 1.7 3.5 3 8 3s8-1.3 8-3v-6',
  ],
}

/**
 * A service's icon as the page shows it: lines, or the outline of one of Material Symbols (Apache License
 * 2.0, weight 250).
 */
export interface ServiceDrawing {
  lines?: readonly string[]
  outline?: string
}

/** Icons of services by their names. A site loads those that it uses. */
export const serviceIcons = new Map<string, ServiceDrawing>([
  ...Object.entries(drawings).map(([name, lines]): [string, ServiceDrawing] => [name, { lines }]),
  ...Object.entries(symbols).map(([name, outline]): [string, ServiceDrawing] => [name, { outline }]),
])
