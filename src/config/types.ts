import type { MailSettings } from './mail.ts'

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

export interface SiteConfig {
  mode: 'demo' | 'production'
  /** Scheme and host, without a slash at the end. */
  siteUrl: string
  /** Page that books a call. Null without one. */
  bookingUrl: string | null
  /** Calendar that the contact page embeds. Null without one. */
  scheduler: { url: string; name: string } | null
  mail: MailSettings
  /** Path or address to which browsers report their web vitals. Null for no reports. */
  vitalsUrl: string | null
}
