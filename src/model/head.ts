import * as v from 'valibot'
import { line } from './rules.ts'

export const head = v.object({
  /** Name of the page in the header, the footer and the breadcrumbs of its structured data. */
  label: line(20),
  /** Document title without the agency's name. Null where the name and what the agency is are the title. */
  title: v.nullable(line(40)),
  /** Meta description. Search engines cut it after about 160 characters. */
  description: line(200),
})

/** What the navigation, search engines and link previews say of a page. */
export type Head = v.InferOutput<typeof head>
