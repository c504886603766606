import { pageHeads } from 'virtual:content/navigation'
import { site } from '../config/site.ts'
import { routeById, type RouteId } from '../routes/table.ts'
import { SHARE_SIZE, shareFile } from '../theme/openGraph.ts'

/** Title, meta and link elements of a page. React moves them to the document's head. */
export function HeadTags({ route }: { route: RouteId }) {
  const { title, description, shareAlt } = pageHeads[route]
  const { path, indexed } = routeById(route)
  const address = site.siteUrl + path
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {indexed ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={site.siteUrl + shareFile(route)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
          <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
          <meta property="og:image:alt" content={shareAlt} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
