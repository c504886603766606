import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { shareFile } from '../../app/sharePicture.ts'
import { posterFrames, posterName, type PosterFrame } from '../../backdrop/posters.ts'
import { stillsOf } from '../../scenes/facts.ts'
import { NO_SCENE, routesWith } from '../../routes/table.ts'
import type { Content, Contents } from '../content/contentSchemas.ts'
import { remove } from '../files.ts'

export const frames = Object.keys(posterFrames) as PosterFrame[]

/** Returns the hash in taken.json of what `takePoses` returns. */
export const posesHash = (poses: string) => hash('sha256', poses).slice(0, 12)

/** Returns the stills of a site's scenes. Each has a poster for every window. */
export function subjectsOf(content: Content) {
  const scenes = routesWith(content).flatMap(({ scene }) => (scene === NO_SCENE ? [] : [scene]))
  return [...new Set(scenes)].flatMap((scene) => stillsOf(scene).map((keyframe) => ({ scene, keyframe })))
}

/** Returns the share pictures of a site: for each page that search engines list, one in every language. */
export const sharesOf = (contents: Contents) =>
  routesWith(contents[0])
    .filter(({ noindex }) => !noindex)
    .flatMap((route) =>
      contents.map((content, index) => ({
        route,
        content,
        file: shareFile(route.id, index === 0 ? null : content.language),
      })),
    )

/** Removes posters and share pictures that no page of the site shows from a folder. */
export function removeUnshown(folder: string, contents: Contents): void {
  const shown = new Set([
    ...subjectsOf(contents[0]).map((subject) => `posters/${posterName(subject)}`),
    ...sharesOf(contents).map(({ file }) => file.slice(1)),
  ])
  const unshown = globSync('{posters,share}/**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    // The name of a poster ends with its frame: about-1-wide.svg.
    .filter((file) => !shown.has(file) && !shown.has(file.replace(/-\w+\.\w+$/, '')))
  for (const file of unshown) remove(join(folder, file))
}
