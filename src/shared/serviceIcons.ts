/** Icons of services. `ServiceIcon.tsx` draws them, and each names an instrument of the services scene. */
export const serviceIcons = [
  'window',
  'phone',
  'neurons',
  'chain',
  'cloud',
  'chip',
  'shield',
  'people',
  'compasses',
  'strata',
] as const

export type ServiceIcon = (typeof serviceIcons)[number]
