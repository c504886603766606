import { Router } from 'wouter'
import { aroundNav, useSiteLocation } from './navigation.ts'
import { Shell } from './Shell.tsx'

interface AppProps {
  /** The path to prerender; in the browser the location decides. */
  ssrPath?: string
}

export function App({ ssrPath }: AppProps) {
  return (
    // oxlint-disable-next-line react/hooks -- wouter takes its location hook as a value
    <Router hook={useSiteLocation} aroundNav={aroundNav} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Shell />
    </Router>
  )
}
