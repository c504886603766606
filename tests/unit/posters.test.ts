import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { write } from '../../src/tooling/files.ts'
import { removeUnshown } from '../../src/tooling/pictures/shown.ts'
import { content } from '../helpers/content.ts'

it('a site without the scene of its testimonials has none of its posters and share pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'public-'))
  const kept = ['posters/about-1-wide.avif', 'posters/default-2-tall.avif', 'share/home.jpg', 'terms.jpg']
  const others = [
    'posters/testimonials-wide.avif',
    'posters/about-9-wide.avif',
    'share/testimonials.jpg',
    'share/404.jpg',
  ]
  for (const file of [...kept, ...others]) write(join(folder, file), '')
  const agency = { ...content.agency, scenes: {} }
  removeUnshown(folder, [{ ...content, agency, testimonials: [] }])
  expect(globSync('**/*.*', { cwd: folder }).toSorted()).toEqual(kept)
  rmSync(folder, { recursive: true })
})
