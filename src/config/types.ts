export interface Mail {
  /** Scheme and host of the provider. Empty in demo mode, whose mail service is on the same host. */
  origin: string
  serviceId: string
  templateId: string
  publicKey: string
  /** Options of the provider's client, which are off by default. */
  blockHeadless: boolean
  blockList: readonly string[]
  /** Minimum time between two messages of one visitor in milliseconds, or null for no limit. */
  limitRate: number | null
}

export interface SiteConfig {
  mode: 'demo' | 'production'
  /** Scheme and host, without a slash at the end. */
  siteUrl: string
  brand: {
    name: string
    /** What the agency is, as the end of a sentence: "a software crew for hire". */
    what: string
    tagline: string
  }
  contact: {
    email: string
    phone: string
    street: string
    city: string
    region: string
    postalCode: string
    /** Two-letter country code (ISO 3166-1). */
    country: string
  }
  social: readonly { label: string; href: string }[]
  /** Page that books a call. Null without one. */
  bookingUrl: string | null
  /** Calendar that the contact page embeds. Null without one. */
  scheduler: { url: string; name: string } | null
  mail: Mail
  /** Path or address to which browsers report their web vitals. Null for no reports. */
  vitalsUrl: string | null
}
