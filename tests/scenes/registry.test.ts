import { expect, it } from 'vitest'
import { routes, sceneOf } from '../../src/routes/table.ts'
import { allScenes } from '../helpers/renderScene.tsx'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'

it('shows the default scene on home and on every page without a scene of its own', () => {
  for (const { id } of routes) {
    const own = allScenes.find(({ id: scene }) => sceneNumbers[scene].page === id)?.id ?? 'default'
    expect(sceneOf(id, {}), `the scene of the page ${id}`).toBe(own)
  }
})
