/** Configuration of a build. */
export interface SiteConfig {
  mode: 'demo' | 'production'
  /** Scheme, host and the path below which the site is served, without a slash at the end. */
  siteUrl: string
  /** Page that books a call. Null without one. */
  bookingUrl: string | null
  /** Calendar that the contact page embeds. Null without one. */
  scheduler: { url: string; name: string } | null
  /** The agency's account with the mail provider. */
  mail: { serviceId: string; templateId: string; publicKey: string }
}

/** Inserted by Vite: `define` in vite.config.ts. */
declare const __SITE_CONFIG__: SiteConfig

/** Configuration of this build. */
export const site: SiteConfig = __SITE_CONFIG__
