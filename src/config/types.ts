export interface Mail {
  /** Scheme and host of the provider, empty for this site itself (demo mode). */
  origin: string
  serviceId: string
  templateId: string
  publicKey: string
  /** The provider client's own options; off unless the agency switches them on. */
  blockHeadless: boolean
  blockList: readonly string[]
  /** Milliseconds between two sends of one visitor, or null for no limit. */
  limitRate: number | null
}

export interface SiteConfig {
  mode: 'demo' | 'production'
  /** Scheme and host, no slash at the end. */
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
  /** Null where the agency takes no bookings there. */
  bookingUrl: string | null
  scheduler: { url: string; name: string } | null
  mail: Mail
  /** Where visitors' browsers report how fast the pages were: a path of this site, an address, or null for no reports. */
  vitalsUrl: string | null
}
