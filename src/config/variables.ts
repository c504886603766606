import * as v from 'valibot'
import { sampleConfig } from './defaults.ts'
import { optionalMailEntries, requiredMailEntries } from './mail.ts'
import {
  addressOrNone,
  email,
  LINK_FORMAT,
  links,
  NONE,
  origin,
  pathOrAddress,
  phone,
  text,
} from './rules.ts'

const optionalEntries = {
  VITE_BRAND_NAME: v.optional(text, sampleConfig.brand.name),
  VITE_BRAND_WHAT: v.optional(text, sampleConfig.brand.what),
  VITE_BRAND_TAGLINE: v.optional(text, sampleConfig.brand.tagline),
  VITE_CONTACT_CITY: v.optional(text, sampleConfig.contact.city),
  VITE_CONTACT_REGION: v.optional(text, sampleConfig.contact.region),
  VITE_CONTACT_COUNTRY: v.optional(
    v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
    sampleConfig.contact.country,
  ),
  VITE_SCHEDULER_NAME: v.optional(text, 'the calendar provider'),
  VITE_VITALS_URL: v.optional(pathOrAddress),
  ...optionalMailEntries,
}

const requiredEntries = {
  VITE_SITE_URL: origin,
  VITE_CONTACT_EMAIL: email,
  VITE_CONTACT_PHONE: phone,
  VITE_CONTACT_STREET: text,
  VITE_CONTACT_POSTAL_CODE: text,
  VITE_BOOKING_URL: addressOrNone,
  VITE_SCHEDULER_URL: addressOrNone,
  VITE_SOCIAL: v.union(
    [
      v.pipe(
        v.literal(NONE),
        v.transform(() => []),
      ),
      links,
    ],
    `${LINK_FORMAT}, or "${NONE}"`,
  ),
  ...requiredMailEntries,
}

/** Variables that have a default in every mode. */
export const optionalSchema = v.object(optionalEntries)
/** Variables that production requires. Demo mode uses the samples instead. */
export const requiredSchema = v.object(requiredEntries)

/** Names of all variables that a build reads. */
export const variableNames: readonly string[] = [
  ...Object.keys(requiredEntries),
  ...Object.keys(optionalEntries),
]
