import { Router } from 'wouter'
import type { Navigation } from './navigation.ts'
import { Shell } from './Shell.tsx'
import { useSiteLocation } from './useSiteLocation.ts'

interface AppProps {
  navigation: Navigation
  /** Path to prerender. In the browser the location gives the path. */
  ssrPath?: string
}

/** The site: its router and the shell with the current page. Rendered by `hydrate` and by prerendering. */
export function App({ navigation, ssrPath }: AppProps) {
  return (
    <Router
      // oxlint-disable-next-line react/hooks -- wouter takes its location hook as a value
      hook={useSiteLocation}
      aroundNav={navigation.aroundNav}
      {...(ssrPath === undefined ? {} : { ssrPath })}
    >
      <Shell navigation={navigation} />
    </Router>
  )
}
