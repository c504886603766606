import { createElement, type ComponentType, type FunctionComponent } from 'react'
import { loadUnlessLeaving } from '../shared/loading.ts'

/** A page. It throws when it renders without its chunk. */
export interface LazyPage extends FunctionComponent {
  /** Loads the chunk. Rejects if it cannot be fetched; the next call then tries again. */
  preload(): Promise<ComponentType>
  isLoaded(): boolean
}

/** Creates the page that `load` imports, by the name of its export. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined
  let pending: Promise<ComponentType> | undefined
  const preload = () => {
    pending ??= loadUnlessLeaving(load).then(
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
