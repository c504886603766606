import { expect, it, vi } from 'vitest'
import { createSiteStore, updateInputs, updateSite } from '../../src/store/site.ts'

it('the store tells of changes alone, and keeps the rest', () => {
  const store = createSiteStore({ scrollY: 3 })
  const told = vi.fn<() => void>()
  store.subscribe(told)
  updateSite(store, { route: 'home', scrollY: 3 })
  updateInputs(store, { openIcon: null, listEnd: 0 })
  expect(told).not.toHaveBeenCalled()
  updateSite(store, { route: 'home', scrollY: 5 })
  updateInputs(store, { openIcon: null, listEnd: 9 })
  expect(told).toHaveBeenCalledTimes(2)
  expect(store.getState()).toMatchObject({
    scrollY: 5,
    progress: 0,
    inputs: {
      openIconAt: 0,
      readIcons: [],
      chosenProjects: [],
      readProject: 0,
      listEnd: 9,
    },
  })
})
