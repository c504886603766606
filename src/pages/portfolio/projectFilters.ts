import { slugOf } from '../../shared/text.ts'

/** A choice of the filter. */
export interface ProjectFilter {
  label: string
  /** Unique name of lower-case ASCII letters, digits and hyphens, for ids, attributes and selectors. */
  slug: string
  /** Number of projects that the choice shows. */
  count: number
}

/** Returns a unique slug for each label. Numbers tell labels apart whose slugs would be equal or empty. */
export function uniqueSlugs(labels: readonly string[]): string[] {
  const slugs: string[] = []
  for (const label of labels) {
    const base = slugOf(label).replaceAll(/[^a-z\d-]/g, '') || 'category'
    let slug = base
    for (let number = 2; slugs.includes(slug); number += 1) slug = `${base}-${number}`
    slugs.push(slug)
  }
  return slugs
}

/** Returns the choices in order: all projects, then one category each, in the order of their first project. */
export function filtersOf(
  projects: readonly { category: string }[],
  all: string,
): readonly [ProjectFilter, ...ProjectFilter[]] {
  const categories = [...new Set(projects.map(({ category }) => category))]
  const [first = '', ...slugs] = uniqueSlugs([all, ...categories])
  return [
    { label: all, slug: first, count: projects.length },
    ...categories.map((label, index) => ({
      label,
      slug: slugs[index] ?? '',
      count: projects.filter(({ category }) => category === label).length,
    })),
  ]
}

/** DOM id of a choice's radio button. */
export function filterId({ slug }: ProjectFilter): string {
  return `filter-${slug}`
}
