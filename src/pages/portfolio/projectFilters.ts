import { projects } from '../../content/projects.ts'
import { slugOf } from '../../shared/slug.ts'

export const ALL = 'All'

/** Categories in the order of their first project. */
const categories = [...new Set(projects.map(({ category }) => category))]

/** Choices of the filter in order: all projects, then one category each. */
export const projectFilters = [ALL, ...categories]

/** Number of projects that a choice shows. */
export function countProjects(filter: string): number {
  return projects.filter(({ category }) => filter === ALL || category === filter).length
}

/** DOM id of a choice's radio button. */
export function filterId(filter: string): string {
  return `filter-${slugOf(filter)}`
}

/** Styles of an element that contains the radio buttons and the cards. They filter without JavaScript. */
export const filterRules = categories
  .map(
    (category) =>
      `&:has(#${filterId(category)}:checked) article:not([data-category='${category}']){display:none}`,
  )
  .join('')
