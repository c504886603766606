import * as v from 'valibot'
import { flag, identifier, list, milliseconds } from './rules.ts'
import type { VariableNote } from './variableNote.ts'

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

/** What `.env.example` says of each variable. */
export const mailNotes: Readonly<
  Record<keyof typeof requiredMailEntries | keyof typeof optionalMailEntries, VariableNote>
> = {
  VITE_EMAILJS_SERVICE_ID: {
    text: 'EmailJS, the mail provider: the id of the service',
    example: 'service_a1b2c3d',
  },
  VITE_EMAILJS_TEMPLATE_ID: { text: 'EmailJS: the id of the template', example: 'template_a1b2c3d' },
  VITE_EMAILJS_PUBLIC_KEY: {
    text: 'EmailJS: the public key, which visitors may see',
    example: 'AbCdEfGh1jKlMnOp',
  },
  VITE_EMAILJS_BLOCK_HEADLESS: {
    text: 'EmailJS: true refuses browsers without a window',
    example: 'true',
  },
  VITE_EMAILJS_BLOCK_LIST: {
    text: 'EmailJS: e-mail addresses that may not write, separated by commas',
    example: 'spam@nobody.com, bot@nobody.com',
  },
  VITE_EMAILJS_LIMIT_RATE: {
    text: 'EmailJS: milliseconds between two messages of one visitor; failed attempts count',
    example: '10000',
  },
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
