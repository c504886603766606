import { Router } from 'wouter'
import type { Navigation } from './navigation.ts'
import { Shell } from './Shell.tsx'

interface AppProps {
  navigation: Navigation
}

/** The site: its router and the shell with the current page. Rendered by `hydrate` and by prerendering. */
export function App({ navigation }: AppProps) {
  return (
    <Router
      // oxlint-disable-next-line react/hooks -- wouter takes its location hook as a value
      hook={navigation.useLocation}
    >
      <Shell navigation={navigation} />
    </Router>
  )
}
