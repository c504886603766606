import type { Service } from './servicesSchema.ts'

/**
 * The instrument that stands for a service, by the service's icon: the index of a body of the services scene. Its eight
 * bodies are monitor, phone, cloud, gear, network, and again monitor, phone, cloud.
 */
export const instrumentOf: Readonly<Record<Service['icon'], number>> = {
  window: 0,
  phone: 1,
  cloud: 2,
  chip: 3,
  shield: 3,
  neurons: 4,
  chain: 4,
  compasses: 5,
  people: 6,
  strata: 7,
}
