import type { SiteConfig } from './types.ts'

/** Inserted by Vite: `define` in vite.config.ts. */
declare const __SITE_CONFIG__: SiteConfig

/** Configuration of this build. */
export const site: SiteConfig = __SITE_CONFIG__
