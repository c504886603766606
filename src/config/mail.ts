import * as v from 'valibot'
import { flag, identifier, list, milliseconds } from './rules.ts'

/** The agency's account with the mail provider, and options of the provider's client, which are off by default. */
export interface MailSettings {
  serviceId: string
  templateId: string
  publicKey: string
  blockHeadless: boolean
  blockList: readonly string[]
  /** Minimum time between two messages of one visitor in milliseconds, or null for no limit. */
  limitRate: number | null
}

export const sampleMail: MailSettings = {
  serviceId: 'service_demo',
  templateId: 'template_demo',
  publicKey: 'demo-public-key',
  blockHeadless: false,
  blockList: [],
  limitRate: null,
}

/** Variables that a production build requires, each with its rule. */
export const requiredMailEntries = {
  VITE_EMAILJS_SERVICE_ID: identifier,
  VITE_EMAILJS_TEMPLATE_ID: identifier,
  VITE_EMAILJS_PUBLIC_KEY: identifier,
}

/** Variables that may be missing, each with its rule and its default. */
export const optionalMailEntries = {
  VITE_EMAILJS_BLOCK_HEADLESS: v.optional(flag, 'false'),
  VITE_EMAILJS_BLOCK_LIST: v.optional(list, ''),
  VITE_EMAILJS_LIMIT_RATE: v.optional(milliseconds),
}

type Values<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** Returns the settings from the validated variables of the environment. */
export function mailSettings(
  required: Values<typeof requiredMailEntries>,
  optional: Values<typeof optionalMailEntries>,
): MailSettings {
  return {
    serviceId: required.VITE_EMAILJS_SERVICE_ID,
    templateId: required.VITE_EMAILJS_TEMPLATE_ID,
    publicKey: required.VITE_EMAILJS_PUBLIC_KEY,
    blockHeadless: optional.VITE_EMAILJS_BLOCK_HEADLESS,
    blockList: optional.VITE_EMAILJS_BLOCK_LIST,
    limitRate: optional.VITE_EMAILJS_LIMIT_RATE ?? null,
  }
}
