import { projects } from '../../content/projects.ts'
import { projectCategories, type ProjectCategory } from '../../content/types.ts'
import { slugOf } from '../../shared/slug.ts'

export const ALL = 'All'

/** Choices of the filter in order: all projects, then one category each. */
export const projectFilters = [ALL, ...projectCategories] as const

export type ProjectFilterName = typeof ALL | ProjectCategory

/** Number of projects that a choice shows. */
export function countProjects(filter: ProjectFilterName): number {
  return projects.filter(({ category }) => filter === ALL || category === filter).length
}

/** DOM id of a choice's radio button. */
export function filterId(filter: ProjectFilterName): string {
  return `filter-${slugOf(filter)}`
}

/** Styles of an element that contains the radio buttons and the cards. They filter without JavaScript. */
export const filterRules = projectCategories
  .map(
    (category) =>
      `&:has(#${filterId(category)}:checked) article:not([data-category='${category}']){display:none}`,
  )
  .join('')
