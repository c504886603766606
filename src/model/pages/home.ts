import * as v from 'valibot'
import { line, link, listOf, note, paragraph, stat } from '../rules.ts'

/** Texts of the home page. A section whose list is empty is left out. */
export const homePage = v.object({
  hero: v.object({
    eyebrow: line(60),
    title: line(60),
    lead: paragraph(320),
    buttons: listOf(link, 1, 2),
    /** Accessible name of the figures. */
    statsName: line(40),
    stats: listOf(stat, 4, 4),
  }),
  story: v.object({
    eyebrow: line(48),
    heading: line(72),
    paragraphs: listOf(paragraph(400), 1, 4),
    links: listOf(link, 0, 3),
  }),
  services: v.object({ eyebrow: line(48), heading: line(48) }),
  /** Industries with the standards that the agency has built to. */
  industries: v.object({
    eyebrow: line(48),
    heading: line(48),
    text: paragraph(160),
    list: listOf(v.object({ name: line(40), standards: line(40) }), 0, 8),
  }),
  technologies: v.object({
    heading: line(60),
    categories: listOf(v.object({ name: line(24), items: listOf(line(20), 1, 8) }), 0, 8),
  }),
  testimonials: v.object({
    eyebrow: line(48),
    /** Heading for assistive technology only. */
    heading: line(60),
    link,
  }),
  clients: v.object({ heading: line(60), names: listOf(line(40), 0, 12) }),
  call: v.object({
    eyebrow: line(48),
    heading: line(48),
    benefits: listOf(note, 0, 4),
  }),
  callToAction: v.object({ heading: line(36), text: paragraph(160) }),
})
export type HomePage = v.InferOutput<typeof homePage>
