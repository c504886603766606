import * as v from 'valibot'
import { loadEnv } from 'vite'
import { ProblemsError } from '../shared/errors.ts'
import type { SiteConfig } from './site.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Names that no public DNS resolves: RFC 2606 and RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/

/**
 * Other characters that URLs allow in a host, such as `*` and `;`, have a meaning in a content security
 * policy.
 */
const HOST_NAME = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/

const hostOf = (url: string) => new URL(url).hostname
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
const identifier = v.pipe(text, v.regex(/^[\w-]+$/, 'may hold letters, digits, _ and - only'))
const address = v.pipe(
  text,
  v.url('is not an address (https://...)'),
  v.startsWith('https://', 'must begin with https://'),
  v.check((url) => !RESERVED.test(hostOf(url)), 'is under a name reserved for examples and tests'),
  v.check((url) => HOST_NAME.test(hostOf(url)), 'must have a plain host name, such as cal.com'),
)
const addressOrNone = v.union([v.literal('none'), address], 'must be an https:// address, or "none"')

/** Variables of a production build. Those without `optional` are required. `.env.example` explains them. */
const variables = v.object({
  VITE_SITE_URL: v.pipe(
    address,
    v.check(
      (url) => /^\/([\w.-]+\/)*$/.test(new URL(url).pathname),
      'must end with a slash after its path, such as https://agency.github.io/site/',
    ),
    v.check((url) => !/[?#]/.test(url), 'must have no ? and no #'),
    // As browsers write it: with `xn--` for letters of other alphabets.
    v.transform((url) => new URL(url).href.replace(/\/$/, '')),
  ),
  VITE_BOOKING_URL: addressOrNone,
  VITE_SCHEDULER_URL: addressOrNone,
  VITE_SCHEDULER_NAME: v.optional(v.pipe(text, v.normalize('NFC'))),
  VITE_EMAILJS_SERVICE_ID: identifier,
  VITE_EMAILJS_TEMPLATE_ID: identifier,
  VITE_EMAILJS_PUBLIC_KEY: identifier,
})

/**
 * Returns the configuration of a production build. @throws {ProblemsError} with a line per missing or
 * malformed variable
 */
export function parseVariables(environment: Environment): SiteConfig {
  // An empty variable counts as missing.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(variables, given, { abortPipeEarly: true })
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? '?'
      return issue.input === undefined
        ? `${name} is missing`
        : `${name} ${issue.message}: ${JSON.stringify(issue.input)}`
    })
    throw new ProblemsError("The site's configuration is incomplete or malformed:", problems, [
      'Write the values to .env.production, in UTF-8 without a byte-order mark (see .env.example).',
    ])
  }
  const values = result.output
  const { VITE_BOOKING_URL: booking, VITE_SCHEDULER_URL: url } = values
  return {
    mode: 'production',
    siteUrl: values.VITE_SITE_URL,
    bookingUrl: booking === 'none' ? null : booking,
    scheduler: url === 'none' ? null : { url, name: values.VITE_SCHEDULER_NAME ?? hostOf(url) },
    mail: {
      serviceId: values.VITE_EMAILJS_SERVICE_ID,
      templateId: values.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: values.VITE_EMAILJS_PUBLIC_KEY,
    },
  }
}

/**
 * Parses the variables of the .env files of a folder and of the process, which overrides them.
 * SITE_ENV_FOLDER names another folder: tests have one of their own.
 */
export function readProductionConfig(folder: string): SiteConfig {
  return parseVariables(loadEnv('production', process.env['SITE_ENV_FOLDER'] || folder))
}
