import { portfolioPage } from '../../content/pages/portfolio.ts'
import { projects } from '../../content/projects.ts'
import { slugOf } from '../../shared/text.ts'

/** A choice of the filter. */
interface ProjectFilter {
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
    const base = slugOf(label) || 'category'
    let slug = base
    for (let number = 2; slugs.includes(slug); number += 1) slug = `${base}-${number}`
    slugs.push(slug)
  }
  return slugs
}

/** Categories in the order of their first project. */
const categories = [...new Set(projects.map(({ category }) => category))]

const [allSlug = '', ...categorySlugs] = uniqueSlugs([portfolioPage.filter.all, ...categories])

const categoryFilters: readonly ProjectFilter[] = categories.map((label, index) => ({
  label,
  slug: categorySlugs[index] ?? '',
  count: projects.filter(({ category }) => category === label).length,
}))

/** The choice that shows all projects. */
export const allProjects: ProjectFilter = {
  label: portfolioPage.filter.all,
  slug: allSlug,
  count: projects.length,
}

/** Choices of the filter in order: all projects, then one category each. */
export const projectFilters: readonly ProjectFilter[] = [allProjects, ...categoryFilters]

/** Returns the slug of a project's category. */
export function categorySlug(category: string): string {
  return categoryFilters.find(({ label }) => label === category)?.slug ?? ''
}

/** DOM id of a choice's radio button. */
export function filterId({ slug }: ProjectFilter): string {
  return `filter-${slug}`
}

/** Styles of an element that contains the radio buttons and the cards. They filter without JavaScript. */
export const filterRules = categoryFilters
  .map(
    (filter) =>
      `&:has(#${filterId(filter)}:checked) article:not([data-category='${filter.slug}']){display:none}`,
  )
  .join('')
