import { createElement, type ComponentType } from 'react'

/**
 * Creates the page that `load` imports, by the name of its export. It throws when it renders without its
 * chunk.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  const preload = () => {
    pending ??= load().then(
      (module) => (loaded = module[name]),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Page = () => {
    if (!loaded) throw new Error("The page's script did not load")
    return createElement(loaded)
  }
  return Object.assign(Page, { preload, isLoaded: () => loaded !== undefined })
}
