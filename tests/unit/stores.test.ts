import { describe, expect, it, vi } from 'vitest'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { createToastStore } from '../../src/store/toasts.ts'

describe('the site store', () => {
  it('shares no state with another store of the same factory', () => {
    const first = createSiteStore({ route: 'about' })
    const second = createSiteStore()
    updateSite(first, { scrollY: 60 })
    expect(second.getState()).toEqual({
      route: 'home',
      scrollY: 0,
      station: 0,
      openService: -1,
      delivery: 'idle',
      menuOpen: false,
      motionPreference: 'auto',
    })
  })

  it('notifies no subscriber where no value changes', () => {
    const store = createSiteStore()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    updateSite(store, { scrollY: 0, route: 'home' })
    expect(listener).not.toHaveBeenCalled()
    updateSite(store, {})
    expect(listener).not.toHaveBeenCalled()
    updateSite(store, { scrollY: 1 })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('writes the changed values of a patch with unchanged ones', () => {
    const store = createSiteStore({ route: 'about', menuOpen: true })
    updateSite(store, { scrollY: 60, route: 'about', motionPreference: 'auto' })
    expect(store.getState()).toEqual({
      ...createSiteStore().getState(),
      route: 'about',
      scrollY: 60,
      menuOpen: true,
      motionPreference: 'auto',
    })
    updateSite(store, { scrollY: 60, motionPreference: 'pause' })
    expect(store.getState().motionPreference).toBe('pause')
  })
})

describe('the toasts', () => {
  const toast = { tone: 'plain', title: 'Sent', description: 'Thank you.' } as const

  it('are dismissed by id', () => {
    const store = createToastStore()
    const first = store.show(toast)
    const second = store.show({ ...toast, title: 'Again' })
    store.dismiss(first)
    expect(store.getState().toasts.map(({ id }) => id)).toEqual([second])
  })

  it('are three at most: a fourth replaces the oldest', () => {
    const store = createToastStore()
    for (let index = 0; index < 6; index += 1) store.show({ ...toast, title: String(index) })
    expect(store.getState().toasts.map(({ title }) => title)).toEqual(['3', '4', '5'])
  })

  it('have ids that are never used again', () => {
    const store = createToastStore()
    const ids = Array.from({ length: 5 }, () => store.show(toast))
    expect(new Set(ids).size).toBe(5)
    for (const id of ids) store.dismiss(id)
    expect(ids).not.toContain(store.show(toast))
    expect(store.getState().toasts).toMatchObject([toast])
  })

  it('do not change when an unknown id is dismissed', () => {
    const store = createToastStore()
    store.show(toast)
    const before = store.getState()
    store.dismiss(99)
    expect(store.getState()).toBe(before)
  })
})
