/** Titles in the order of the page. Separate from the descriptions, which would add to the bundle of every page. */
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
