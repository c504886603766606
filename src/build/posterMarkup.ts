import { posterElement, type ElementDescription, type PosterSubject } from '../theme/posters.ts'

function serialize({ tag, attributes, children }: ElementDescription): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  const content = children.map(serialize).join('')
  // `source` and `img` are void elements: they have no end tag.
  return children.length > 0 ? `<${tag}${list.join('')}>${content}</${tag}>` : `<${tag}${list.join('')}>`
}

/** Returns the HTML of a poster. */
export function posterMarkup(subject: PosterSubject, base: string, mirrored: boolean): string {
  return serialize(posterElement(subject, base, mirrored))
}
