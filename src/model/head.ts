import * as v from 'valibot'
import { line, template } from './rules.ts'

export const head = v.object({
  /** Name of the page in the header, the footer and the breadcrumbs of its structured data. */
  label: line(20),
  /** Name of the page in its document title. Null for the home page, whose title is `headPatterns.homeTitle`. */
  title: v.nullable(line(40)),
  /** Meta description. Search engines cut it after about 160 characters. */
  description: line(260),
})

/** What the navigation, search engines and link previews say of a page. */
export type Head = v.InferOutput<typeof head>

export const headPatterns = v.object({
  /** Document title of a page. */
  title: template(80, 'page'),
  /** Document title of the home page. */
  homeTitle: line(140),
  /** Describes the picture that other sites show for a link. `{title}` is the document title. */
  shareAlt: template(120, 'title'),
})

/** Texts in the heads of all documents. */
export type HeadPatterns = v.InferOutput<typeof headPatterns>
