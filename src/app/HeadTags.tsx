import type { RouteId } from '../routes/table.ts'
import { headOf } from './pageHead.ts'

/** React moves these into the document's head, at prerendering and on navigation alike. */
export function HeadTags({ route }: { route: RouteId }) {
  const { title, description, canonical } = headOf(route)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
    </>
  )
}
