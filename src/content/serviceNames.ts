/** Titles alone, in order: the shell links to them on every page and must not carry the descriptions along. */
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
