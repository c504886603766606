import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { sceneOf, scenes } from '../../src/scenes/registry.ts'
import { allScenes } from '../helpers/renderScene.tsx'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'

it('registers the scene of every folder', () => {
  const folders = readdirSync(new URL('../../src/scenes', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'engine')
    .map((entry) => entry.name)
  expect(folders.toSorted(), 'Add a row to registry.ts').toEqual(Object.keys(scenes).toSorted())
})

it('shows the default scene on home and on every page without a scene of its own', () => {
  for (const { id } of routes) {
    const own = allScenes.find(({ id: scene }) => sceneNumbers[scene].page === id)?.id ?? 'default'
    expect(sceneOf(id), `the scene of the page ${id}`).toBe(own)
  }
})
