import * as v from 'valibot'
import { sampleConfig } from './defaults.ts'
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
const real = v.check<string, string>(
  (value) => !/\.example\b/i.test(value),
  'is a .example address, which reaches nobody',
)
const email = v.pipe(text, v.email('is no e-mail address'), real)
const https = v.pipe(
  text,
  v.url('is no address (https://...)'),
  v.startsWith('https://', 'must begin with https://'),
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
    v.pipe(https, real),
  ],
  `must be an https:// address that is not under .example, or "${NONE}"`,
)
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
      const [label = '', href = ''] = pair.split('=', 2)
      return { label: label.trim(), href: href.trim() }
    }),
  ),
  v.check(
    (items) =>
      items.every(({ label, href }) => label !== '' && href.startsWith('https://') && URL.canParse(href)),
    'must read Label=https://address, Label=https://address',
  ),
)

const { brand, contact, social } = sampleConfig

const optionalEntries = {
  VITE_BRAND_NAME: v.optional(text, brand.name),
  VITE_BRAND_WHAT: v.optional(text, brand.what),
  VITE_BRAND_TAGLINE: v.optional(text, brand.tagline),
  VITE_CONTACT_PHONE: v.optional(
    v.pipe(text, v.regex(/^\+?[\d ()./-]{6,}$/, 'is no telephone number')),
    contact.phone,
  ),
  VITE_CONTACT_STREET: v.optional(text, contact.street),
  VITE_CONTACT_CITY: v.optional(text, contact.city),
  VITE_CONTACT_REGION: v.optional(text, contact.region),
  VITE_CONTACT_POSTAL_CODE: v.optional(text, contact.postalCode),
  VITE_CONTACT_COUNTRY: v.optional(
    v.pipe(text, v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
    contact.country,
  ),
  VITE_SCHEDULER_NAME: v.optional(text, 'the calendar provider'),
  VITE_EMAILJS_BLOCK_HEADLESS: v.optional(flag, 'false'),
  VITE_EMAILJS_BLOCK_LIST: v.optional(list, ''),
  VITE_EMAILJS_LIMIT_RATE: v.optional(milliseconds),
}

const requiredEntries = {
  VITE_SITE_URL: origin,
  VITE_CONTACT_EMAIL: email,
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
 * The configuration of one build. Demo mode keeps the sample addresses of mail, calendar and site, whatever the
 * environment says, so that it can never write to the real ones.
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
  const shared = {
    brand: { name: o.VITE_BRAND_NAME, what: o.VITE_BRAND_WHAT, tagline: o.VITE_BRAND_TAGLINE },
    contact: {
      phone: o.VITE_CONTACT_PHONE,
      street: o.VITE_CONTACT_STREET,
      city: o.VITE_CONTACT_CITY,
      region: o.VITE_CONTACT_REGION,
      postalCode: o.VITE_CONTACT_POSTAL_CODE,
      country: o.VITE_CONTACT_COUNTRY,
    },
  }
  if (mode === 'demo' || !required.success) {
    return { ...sampleConfig, ...shared, social, contact: { ...shared.contact, email: contact.email } }
  }
  const r = required.output
  return {
    mode: 'production',
    siteUrl: r.VITE_SITE_URL,
    ...shared,
    contact: { ...shared.contact, email: r.VITE_CONTACT_EMAIL },
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
  }
}
