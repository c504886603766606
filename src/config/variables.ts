import * as v from 'valibot'
import { optionalMailEntries, requiredMailEntries } from './mail.ts'
import { addressOrNone, origin, pathOrAddress, text } from './rules.ts'

const optionalEntries = {
  VITE_SCHEDULER_NAME: v.optional(text, 'the calendar provider'),
  VITE_VITALS_URL: v.optional(pathOrAddress),
  ...optionalMailEntries,
}

const requiredEntries = {
  VITE_SITE_URL: origin,
  VITE_BOOKING_URL: addressOrNone,
  VITE_SCHEDULER_URL: addressOrNone,
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
