import * as v from 'valibot'
import { line, link, listOf, paragraph } from '../rules.ts'

export const portfolioPage = v.object({
  hero: v.object({
    eyebrow: line(48),
    /** One entry per line. */
    title: listOf(line(18), 1, 3),
    lead: paragraph(240),
  }),
  /** Buttons that show one category of projects. Projects of one category have none. */
  filter: v.object({
    /** Name of the buttons for screen readers. */
    legend: line(40),
    all: line(20),
    /** What a screen reader says after a choice. `{count}` is the number of projects shown, `{category}` their category. */
    shown: v.object({
      one: line(60),
      many: line(60),
      oneInCategory: line(60),
      manyInCategory: line(60),
    }),
  }),
  projects: v.object({
    /** Name of the list for screen readers. */
    label: line(40),
    /** Line above a project's title, with its `{number}`, `{category}` and `{timeline}`. */
    eyebrow: line(48),
    /** Description of a chart for screen readers, with the labels of its ends, `{from}` and `{to}`, and its `{caption}`. */
    chart: line(80),
    /** Link of each project. */
    link,
  }),
  /** What the projects add up to. Without figures the section is left out. */
  totals: v.object({ heading: line(48), stats: listOf(v.object({ value: line(9), label: line(80) }), 0, 6) }),
  callToAction: v.object({
    heading: line(48),
    text: paragraph(200),
    /** Second button. Without it the section has the link to book a call, where the site has one. */
    second: v.exactOptional(link),
  }),
})

/** Texts of the portfolio page. */
export type PortfolioPage = v.InferOutput<typeof portfolioPage>
