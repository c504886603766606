import * as v from 'valibot'
import { demoConfig, sampleConfig } from './defaults.ts'
import type { SiteConfig } from './types.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown by a production build. `problems` holds one line per variable, each beginning with its name. */
export class ConfigError extends Error {
  readonly #problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The site's configuration is not ready for production:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.#problems = problems
    // Whoever reads this is the agency: the way through the build's own code would only hide the names.
    this.stack = this.message
  }
  get problems(): readonly string[] {
    return this.#problems
  }
}

const NONE = 'none'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
/** Names for documentation, tests and one's own machine (RFC 2606, RFC 6761): no visitor's browser finds them. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/

const REACHES_NOBODY = 'is under a name reserved for examples and tests, which reaches nobody'

/** True for what cannot be parsed: that is for other rules to refuse. */
function reachesSomebody(url: string): boolean {
  return !URL.canParse(url) || !RESERVED.test(new URL(url).hostname)
}

const email = v.pipe(
  text,
  v.email('is no e-mail address'),
  v.check((value) => reachesSomebody(`https://${value.slice(value.lastIndexOf('@') + 1)}`), REACHES_NOBODY),
)
const https = v.pipe(
  text,
  v.url('is no address (https://...)'),
  v.startsWith('https://', 'must begin with https://'),
  v.check(reachesSomebody, REACHES_NOBODY),
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
const phone = v.pipe(text, v.regex(/^\+?[\d ()./-]{6,}$/, 'is no telephone number'))
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
      // Addresses hold more of these in their queries.
      const at = pair.indexOf('=')
      return { label: pair.slice(0, Math.max(0, at)).trim(), href: pair.slice(at + 1).trim() }
    }),
  ),
  v.check(
    (items) =>
      items.every(({ label, href }) => label !== '' && href.startsWith('https://') && URL.canParse(href)),
    'must read Label=https://address, Label=https://address',
  ),
  v.check((items) => items.every(({ href }) => reachesSomebody(href)), REACHES_NOBODY),
)

const ownPath = v.pipe(text, v.regex(/^\/(?!\/)[\w./-]*$/))
const pathOrAddress = v.union([ownPath, https], 'must be a path of this site (/...) or an https:// address')

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

const optionalSchema = v.object(optionalEntries)
const requiredSchema = v.object(requiredEntries)

/** Every variable that the site reads, for the README and for the test that compares the two. */
export const variableNames: readonly string[] = [
  ...Object.keys(requiredEntries),
  ...Object.keys(optionalEntries),
]

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '?'
    return issue.input === undefined
      ? `${name} is missing`
      : `${name} ${issue.message}: ${JSON.stringify(issue.input)}`
  })
}

/** An empty variable counts as absent, as in `VITE_X=` of an .env file. */
function present(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/**
 * The configuration of one build. Demo mode keeps the samples of all that production requires, whatever the
 * environment says, so that it can never write to a real address.
 *
 * @throws {ConfigError} naming every variable that is missing or malformed (in demo mode only malformed ones)
 */
export function resolveConfig(environment: Environment, mode: SiteConfig['mode']): SiteConfig {
  const input = present(environment)
  const optional = v.safeParse(optionalSchema, input, { abortPipeEarly: true })
  const required = v.safeParse(requiredSchema, input, { abortPipeEarly: true })
  const problems = [
    ...(mode === 'production' && !required.success ? problemsOf(required.issues) : []),
    ...(optional.success ? [] : problemsOf(optional.issues)),
  ]
  if (problems.length > 0 || !optional.success) throw new ConfigError(problems)
  const o = optional.output
  const brand = { name: o.VITE_BRAND_NAME, what: o.VITE_BRAND_WHAT, tagline: o.VITE_BRAND_TAGLINE }
  const place = { city: o.VITE_CONTACT_CITY, region: o.VITE_CONTACT_REGION, country: o.VITE_CONTACT_COUNTRY }
  if (mode === 'demo' || !required.success) {
    return { ...demoConfig, brand, contact: { ...demoConfig.contact, ...place } }
  }
  const r = required.output
  return {
    mode: 'production',
    siteUrl: r.VITE_SITE_URL,
    brand,
    contact: {
      email: r.VITE_CONTACT_EMAIL,
      phone: r.VITE_CONTACT_PHONE,
      street: r.VITE_CONTACT_STREET,
      postalCode: r.VITE_CONTACT_POSTAL_CODE,
      ...place,
    },
    social: r.VITE_SOCIAL,
    bookingUrl: r.VITE_BOOKING_URL,
    scheduler: r.VITE_SCHEDULER_URL ? { url: r.VITE_SCHEDULER_URL, name: o.VITE_SCHEDULER_NAME } : null,
    mail: {
      origin: 'https://api.emailjs.com',
      serviceId: r.VITE_EMAILJS_SERVICE_ID,
      templateId: r.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: r.VITE_EMAILJS_PUBLIC_KEY,
      blockHeadless: o.VITE_EMAILJS_BLOCK_HEADLESS,
      blockList: o.VITE_EMAILJS_BLOCK_LIST,
      limitRate: o.VITE_EMAILJS_LIMIT_RATE ?? null,
    },
    vitalsUrl: o.VITE_VITALS_URL ?? null,
  }
}
