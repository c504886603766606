import { homePage } from 'virtual:content/home'
import { fill } from '../../shared/fill.ts'

/** Returns the eyebrow of a section, after its number if the content has a text for that. */
export function sectionLabel(number: number, eyebrow: string): string {
  return homePage.section ? `${fill(homePage.section, { number: `${number}` })} · ${eyebrow}` : eyebrow
}
