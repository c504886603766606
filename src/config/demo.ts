import type { SiteConfig } from './site.ts'

/** Configuration of demo mode, with a local page as calendar and booking page. */
export const demoConfig: SiteConfig = {
  mode: 'demo',
  siteUrl: 'http://localhost:4173',
  bookingUrl: '/demo/schedule?booking',
  scheduler: { url: '/demo/schedule', name: 'Harbor Calendar' },
  mail: { serviceId: 'service_demo', templateId: 'template_demo', publicKey: 'demo-public-key' },
}
