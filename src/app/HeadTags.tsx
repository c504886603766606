import { pageHeads } from 'virtual:content/navigation'
import type { RouteId } from '../routes/table.ts'
import { SHARE_SIZE } from '../theme/openGraph.ts'

/** Title, meta and link elements of a page. React moves them to the document's head. */
export function HeadTags({ route }: { route: RouteId }) {
  const { title, description, canonical, share } = pageHeads[route]
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {share ? (
        <>
          <meta property="og:image" content={share.url} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
          <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
          <meta property="og:image:alt" content={share.alt} />
        </>
      ) : null}
    </>
  )
}
