import type { Environment } from '../../src/config/variables.ts'

/** A valid value for each variable that a production build requires. */
export const launchEnvironment = {
  VITE_SITE_URL: 'https://tidewright.com',
  VITE_BOOKING_URL: 'https://book.tidewright.com/crew',
  VITE_SCHEDULER_URL: 'https://calendar.tidewright.com/embed',
  VITE_EMAILJS_SERVICE_ID: 'service_real',
  VITE_EMAILJS_TEMPLATE_ID: 'template_real',
  VITE_EMAILJS_PUBLIC_KEY: 'Real-public_key',
} as const satisfies Environment
