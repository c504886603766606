/** Titles of the services in order. The footer imports this file on every page, so it has no descriptions. */
export const serviceNames = [
  'Web platforms',
  'Mobile apps',
  'AI and machine learning',
  'Blockchain',
  'Cloud and DevOps',
  'Connected devices (IoT)',
  'QA and test automation',
  'Staff augmentation',
  'Product design',
  'Data engineering',
] as const

export type ServiceName = (typeof serviceNames)[number]
