import type { SiteConfig } from './types.ts'

/** Put in place by the build (`define` in vite.config.ts), after `resolveConfig` has checked it. */
declare const __SITE_CONFIG__: SiteConfig

export const site: SiteConfig = __SITE_CONFIG__
