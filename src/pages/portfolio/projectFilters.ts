/** A choice of the filter. */
export interface ProjectFilter {
  /** DOM id of its radio button. The cards of its category have it as `data-category`. */
  id: string
  label: string
  /** Number of projects that the choice shows. */
  count: number
}

/** Returns the choices in order: all projects, then one category each, in the order of their first project. */
export function filtersOf(
  projects: readonly { category: string }[],
  all: string,
): readonly [ProjectFilter, ...ProjectFilter[]] {
  const categories = [...new Set(projects.map(({ category }) => category))]
  return [
    { id: 'filter-0', label: all, count: projects.length },
    ...categories.map((label, index) => ({
      id: `filter-${index + 1}`,
      label,
      count: projects.filter(({ category }) => category === label).length,
    })),
  ]
}
