import type { MailSettings } from './mail.ts'

export interface SiteConfig {
  mode: 'demo' | 'production'
  /** Scheme and host, without a slash at the end. */
  siteUrl: string
  brand: { name: string; what: string; tagline: string }
  contact: {
    email: string
    phone: string
    street: string
    city: string
    region: string
    postalCode: string
    country: string
  }
  social: readonly { label: string; href: string }[]
  /** Null where the agency has no booking page. */
  bookingUrl: string | null
  scheduler: { url: string; name: string } | null
  mail: MailSettings
  /** Where browsers post the Web Vitals of a visit: a path of this site, an address, or null for no reports. */
  vitalsUrl: string | null
}
