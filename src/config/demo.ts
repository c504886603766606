import type { SiteConfig } from './site.ts'

/** Sample values. Production builds refuse .example domains. */
export const sampleConfig: SiteConfig = {
  mode: 'demo',
  siteUrl: 'http://localhost:4173',
  bookingUrl: 'https://book.tidewright.example/crew',
  scheduler: { url: 'https://book.tidewright.example/embed', name: 'Harbor Calendar' },
  mail: { serviceId: 'service_demo', templateId: 'template_demo', publicKey: 'demo-public-key' },
}

/** Configuration of demo mode: the samples, with a local page as calendar and booking page. */
export const demoConfig: SiteConfig = {
  ...sampleConfig,
  bookingUrl: '/demo/schedule?booking',
  scheduler: { url: '/demo/schedule', name: 'Harbor Calendar' },
}
