import { sampleConfig } from '../../src/config/demo.ts'
import type { SiteConfig } from '../../src/config/site.ts'

/** A production configuration with a calendar on another origin. */
export const productionConfig: SiteConfig = {
  ...sampleConfig,
  mode: 'production',
  siteUrl: 'https://tidewright.com',
  scheduler: { url: 'https://calendar.tidewright.com/embed?hide=1', name: 'Calendar' },
}
