import { agency } from 'virtual:content/agency'
import {
  hasStories,
  language,
  languages,
  pageHeads,
  paths,
  shareAlts,
  stories,
} from 'virtual:content/navigation'
import { site } from '../config/site.ts'
import { pathIn } from '../routes/served.ts'
import { routeById, type RouteId } from '../routes/table.ts'
import { SHARE_SIZE, shareFile } from './sharePicture.ts'

const addressOf = (path: string): string => new URL(path, site.siteUrl).href

interface PageProps {
  route: RouteId
  /** Path of the page: that of its route, or of a story. */
  path: string
}

const headOf = ({ route, path }: PageProps) => (hasStories && stories[path]) || pageHeads[route]

/** What crawlers read of an indexed page: its picture, and its addresses in the other languages. */
function CrawlerTags(props: PageProps) {
  const { route, path } = props
  const { title, description } = headOf(props)
  const [first] = languages
  const isFurther = first !== undefined && first.tag !== language
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(pathIn(paths, route, path))} />
      <meta property="og:image" content={site.siteUrl + shareFile(route, isFurther ? language : null)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${SHARE_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARE_SIZE.height}`} />
      <meta property="og:image:alt" content={shareAlts[route]} />
      {languages.map(({ tag, paths: others }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={addressOf(pathIn(others, route, path))} />
      ))}
      {first && (
        <link rel="alternate" hrefLang="x-default" href={addressOf(pathIn(first.paths, route, path))} />
      )}
    </>
  )
}

/**
 * Title, meta and link elements of a page. React moves them to the document's head. Those for crawlers are in
 * the served document alone, which crawlers read: in the script of every visitor they would be bytes without
 * use.
 */
export function HeadTags(props: PageProps) {
  const { route, path } = props
  const { title, description } = headOf(props)
  const { noindex } = routeById(route)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={addressOf(pathIn(paths, route, path))} />
      )}
      {import.meta.env.SSR && !noindex && <CrawlerTags {...props} />}
    </>
  )
}
