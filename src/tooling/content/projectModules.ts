import type { ShownPicture } from '../../ui/Picture.tsx'
import type { Content } from './contentSchemas.ts'
import { pictureKey, type Pictures } from './pictures.ts'

/** Number of features on a project's card, from the first. */
const SHOWN_FEATURES = 3

/** Returns a picture as pages show it, or undefined without a picture of this name. */
export function shownPicture(
  { shown }: Pictures,
  field: string,
  picture: { file: string; alt: string; focus?: ShownPicture['focus'] } | undefined,
): ShownPicture | undefined {
  const files = picture && shown.get(pictureKey(field, picture.file))
  return files && { alt: picture.alt, focus: picture.focus, ...files }
}

/** Returns the line below a photograph. */
const captionOf = ({ caption, credit }: { caption?: string; credit?: string }) =>
  [caption, credit].filter((text) => text !== undefined).join(' · ')

/** Returns a project's place, year and area, as far as it has them. */
const factsOf = ({ place, year, area }: Content['projects'][number]) =>
  [place, year, area].filter((fact) => fact !== undefined)

/** Returns the stories of projects by their paths from the site's base: below that of the portfolio. */
export function storiesOf(content: Content) {
  return content.projects.flatMap((project) => {
    const { slug, story, category, timeline, technologies = [] } = project
    const path = `${content.paths.portfolio}/${slug}`
    return story ? [{ path, slug, category, timeline, technologies, facts: factsOf(project), ...story }] : []
  })
}

/** Returns the stories as their page shows them. */
export function shownStories(content: Content, pictures: Pictures) {
  const { testimonials } = content
  return storiesOf(content).map(({ testimonial, ...story }) => ({
    ...story,
    pictures: (story.pictures ?? []).flatMap((picture) => {
      const shown = shownPicture(pictures, 'pictures', picture)
      return shown ? [{ ...shown, caption: captionOf(picture) }] : []
    }),
    testimonial: testimonials.find(({ slug }) => slug === testimonial),
  }))
}

/** Returns the projects with their pictures as pages show them, and the path of their story. */
export function projectsOf(content: Content, pictures: Pictures) {
  return content.projects.map((project) => {
    const { picture, story, technologies = [], features = [] } = project
    const shown = shownPicture(pictures, 'picture', picture)
    return {
      ...project,
      technologies,
      features: features.slice(0, SHOWN_FEATURES),
      facts: factsOf(project),
      picture: shown && picture && { ...shown, caption: captionOf(picture) },
      story: story && { href: `${content.paths.portfolio}/${project.slug}` },
    }
  })
}

/**
 * Returns the choices of the filter in order: all projects, then one category each, in the order of their
 * first project.
 */
export function filtersOf(projects: readonly { category: string }[], all: string) {
  const categories = [...Map.groupBy(projects, ({ category }) => category)]
  return [
    { label: all, count: projects.length },
    ...categories.map(([label, { length }]) => ({ label, count: length })),
  ] as const
}
