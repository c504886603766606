import { join } from 'node:path'
import { cacheFolderOf } from '../files.ts'
import { prepareFonts, type PreparedFont } from '../fonts.ts'
import { noPictures, preparePictures, type Pictures } from './pictures.ts'
import { checkLanguages } from './readContent.ts'
import { ContentError, type Content, type Contents } from './contentSchemas.ts'

/** What the pages of a site show. */
export interface Site {
  contents: Contents
  /** The language that is built or served: the first, until somebody changes it. */
  content: Content
  /** By the language's tag. */
  fonts: ReadonlyMap<string, readonly PreparedFont[]>
  pictures: Pictures
}

/**
 * Reads and checks a project's content, its pictures, and the characters of its fonts. Returns one line for
 * each problem. With one, parts of the site are missing, or it is null.
 *
 * @param root folder that contains src
 * @param base path of the site, with a slash at its end
 */
export async function readSite(root: string, base = '/'): Promise<{ site: Site | null; problems: string[] }> {
  const { contents, problems } = checkLanguages(root)
  if (!contents) return { site: null, problems }
  const cache = cacheFolderOf(root)
  const isWhole = problems.length === 0
  const collect = (error: unknown) => {
    if (error instanceof ContentError) problems.push(...error.problems)
    // Content with problems can have another form than its schema.
    else if (isWhole) throw error
  }
  const [pictures, fonts] = await Promise.all([
    preparePictures(join(cache, 'pictures'), contents, base, root).catch(collect),
    prepareFonts(join(cache, 'fonts'), contents, base).catch(collect),
  ])
  const site = {
    contents,
    content: contents[0],
    pictures: pictures ?? noPictures,
    fonts: fonts ?? new Map<string, PreparedFont[]>(),
  }
  return { site, problems }
}
