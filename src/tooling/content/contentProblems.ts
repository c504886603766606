import { join } from 'node:path'
import { prepareFonts } from '../fonts.ts'
import { preparePictures } from './pictures.ts'
import { checkLanguages, ContentError } from './readContent.ts'

/** Returns all problems of a project's content, of its pictures, and of characters that its fonts lack, one line each. */
export async function contentProblems(root: string): Promise<string[]> {
  const { contents, problems } = checkLanguages(root)
  const cache = join(root, 'node_modules/.cache/tidewright')
  const results = await Promise.allSettled([
    preparePictures(join(cache, 'pictures'), contents, '/', root),
    prepareFonts(join(cache, 'fonts'), contents, '/'),
  ])
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    if (!(result.reason instanceof ContentError)) throw result.reason
    problems.push(...result.reason.problems)
  }
  return problems
}
