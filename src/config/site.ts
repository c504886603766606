import type { SiteConfig } from './types.ts'

/** The build replaces it (`define` in vite.config.ts) by what `resolveConfig` returns. */
declare const __SITE_CONFIG__: SiteConfig

export const site: SiteConfig = __SITE_CONFIG__
