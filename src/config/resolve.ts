import * as v from 'valibot'
import { demoConfig, sampleConfig } from './defaults.ts'
import { mailSettings, optionalMailEntries, requiredMailEntries } from './mail.ts'
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
import type { SiteConfig } from './types.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Thrown by a production build. `problems` has one line per variable, which begins with its name. */
export class ConfigError extends Error {
  readonly #problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The site's configuration is not ready for production:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.#problems = problems
    // A stack trace through the build's code would hide the names of the variables.
    this.stack = this.message
  }
  get problems(): readonly string[] {
    return this.#problems
  }
}

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

const optionalSchema = v.object(optionalEntries)
const requiredSchema = v.object(requiredEntries)

/** Every variable that the site reads. A test compares them with the README. */
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

/** Leaves out empty variables, such as `VITE_X=` in an .env file. */
function present(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/**
 * Returns the configuration of one build. Demo mode ignores the required variables and uses the samples, so that it
 * never sends to a real address.
 *
 * @throws {ConfigError} names every missing or malformed variable; in demo mode, every malformed optional one
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
    mail: mailSettings(r, o),
    vitalsUrl: o.VITE_VITALS_URL ?? null,
  }
}
