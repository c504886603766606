import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { sceneOf, scenes } from '../../src/scenes/registry.ts'

/** Folders of src/scenes that are no scenes, such as drawings. */
const SHARED = new Set(['engine'])

it('registers the scene of every folder', () => {
  const folders = readdirSync(new URL('../../src/scenes', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.has(entry.name))
    .map((entry) => entry.name)
  const hint = 'Add a row to registry.ts for a scene, or the name of a folder that is none to SHARED.'
  expect(folders.toSorted(), hint).toEqual(Object.keys(scenes).toSorted())
})

it('shows the default scene on home and on every page without a scene of its own', () => {
  const ownScenes: Readonly<Record<string, string>> = {
    services: 'services',
    about: 'about',
    portfolio: 'portfolio',
    testimonials: 'testimonials',
    contact: 'contact',
  }
  for (const { id } of routes)
    expect(sceneOf(id), `the scene of the page ${id}`).toBe(ownScenes[id] ?? 'default')
})
