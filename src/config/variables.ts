import * as v from 'valibot'
import { sampleConfig } from './defaults.ts'

/** Value by which an optional service is declared absent. */
const NONE = 'none'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Names that no public DNS resolves: RFC 2606 and RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/

const RESERVED_MESSAGE = 'is under a name reserved for examples and tests, which no visitor can reach'

/** Returns true for text that is not a URL, which other rules refuse. */
function isReachable(url: string): boolean {
  return !URL.canParse(url) || !RESERVED.test(new URL(url).hostname)
}

const email = v.pipe(
  text,
  v.email('is not an e-mail address'),
  v.check((value) => isReachable(`https://${value.slice(value.lastIndexOf('@') + 1)}`), RESERVED_MESSAGE),
)
const https = v.pipe(
  text,
  v.url('is not an address (https://...)'),
  v.startsWith('https://', 'must begin with https://'),
  v.check(isReachable, RESERVED_MESSAGE),
)
const origin = v.pipe(
  https,
  v.check((value) => new URL(value).pathname === '/', 'must be scheme and host only, with no path'),
  v.transform((value) => new URL(value).origin),
)
const addressOrNone = v.union(
  [
    v.pipe(
      v.literal(NONE),
      v.transform(() => null),
    ),
    https,
  ],
  `must be an https:// address, or "${NONE}"`,
)
const phone = v.pipe(text, v.regex(/^\+?[\d ()./-]{6,}$/, 'is not a telephone number'))
const identifier = v.pipe(text, v.regex(/^[\w-]+$/, 'may hold letters, digits, _ and - only'))
const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
)
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number of milliseconds'),
  v.transform(Number),
)
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)

const links = v.pipe(
  list,
  v.transform((pairs) =>
    pairs.map((pair) => {
      // At the first `=`, since addresses may have more of them in their query.
      const at = pair.indexOf('=')
      return { label: pair.slice(0, Math.max(0, at)).trim(), href: pair.slice(at + 1).trim() }
    }),
  ),
  v.check(
    (items) =>
      items.every(({ label, href }) => label !== '' && href.startsWith('https://') && URL.canParse(href)),
    'must read Label=https://address, Label=https://address',
  ),
  v.check((items) => items.every(({ href }) => isReachable(href)), RESERVED_MESSAGE),
)

const localPath = v.pipe(text, v.regex(/^\/(?!\/)[\w./-]*$/))
const pathOrAddress = v.union([localPath, https], 'must be a path of this site (/...) or an https:// address')

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
  VITE_EMAILJS_BLOCK_HEADLESS: v.optional(flag, 'false'),
  VITE_EMAILJS_BLOCK_LIST: v.optional(list, ''),
  VITE_EMAILJS_LIMIT_RATE: v.optional(milliseconds),
  VITE_VITALS_URL: v.optional(pathOrAddress),
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
    `must read Label=https://address, Label=https://address, or "${NONE}"`,
  ),
  VITE_EMAILJS_SERVICE_ID: identifier,
  VITE_EMAILJS_TEMPLATE_ID: identifier,
  VITE_EMAILJS_PUBLIC_KEY: identifier,
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
