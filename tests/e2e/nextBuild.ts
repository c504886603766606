import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder } from '../helpers/builtSite.ts'
import { headings } from './words.ts'

/** Words of the h1 of /about that HTML and scripts write in the same way. */
const [words = ''] = [...headings.about.matchAll(/[A-Za-z]+/g)]
  .map(([word]) => word)
  .toSorted((a, b) => b.length - a.length)

/** The h1 of /about in the next build. */
export const nextHeading = headings.about.replaceAll(words, words.toUpperCase())

export interface NextBuild {
  folder: string
  remove: () => void
}

/**
 * Makes a folder with the files of a next build: other words in the h1 of /about, and scripts under other names, as if
 * all of them had changed.
 *
 * @param keepsOld whether the scripts of the current build stay beside the new ones
 */
export function makeNextBuild(keepsOld: boolean): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'))
  const filter = (source: string) => !/\.(br|gz)$/.test(source)
  cpSync(builtFolder, folder, { recursive: true, filter })
  const scripts = globSync('assets/*.js', { cwd: folder }).map((file) => file.replace(/^assets.|\.js$/g, ''))
  const renamed = (text: string) =>
    scripts.reduce((result, name) => result.replaceAll(`${name}.js`, `${name}_2.js`), text)
  for (const file of [
    ...globSync('*.html', { cwd: folder }),
    '_headers',
    ...scripts.map((name) => `assets/${name}.js`),
  ]) {
    const text = renamed(readFileSync(join(folder, file), 'utf8'))
    if (file.startsWith('assets')) rmSync(join(folder, file))
    const isAbout = /^about\.html$|AboutPage/.test(file)
    writeFileSync(join(folder, renamed(file)), isAbout ? text.replaceAll(words, words.toUpperCase()) : text)
  }
  if (keepsOld) cpSync(join(builtFolder, 'assets'), join(folder, 'assets'), { recursive: true, filter })
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
