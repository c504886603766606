import * as v from 'valibot'
import { loadEnv } from 'vite'
import { addressOrNone } from '../shared/contentRules.ts'
import { ProblemsError } from '../shared/errors.ts'

const siteUrl = v.pipe(
  addressOrNone,
  v.regex(
    /^[^/]+\/\/[^/?#]+(\/([\w.-]+\/)*)?$/,
    'must end with its host, or with a slash after its path: https://agency.github.io/site/',
  ),
  // As browsers write it: with `xn--` for letters of other alphabets.
  v.transform((url) => new URL(url).href.replace(/\/$/, '')),
)

/** Former variables, and the facts of agency.json that they are now. */
const MOVED = {
  VITE_BOOKING_URL: 'bookingPage',
  VITE_SCHEDULER_URL: 'calendar',
  VITE_SCHEDULER_NAME: 'calendarName',
  VITE_EMAILJS_SERVICE_ID: 'mail.serviceId',
  VITE_EMAILJS_TEMPLATE_ID: 'mail.templateId',
  VITE_EMAILJS_PUBLIC_KEY: 'mail.publicKey',
}

/** Returns the address of a production build. @throws {ProblemsError} also for each former variable */
export function parseVariables(environment: NodeJS.Dict<string>): string {
  const { VITE_SITE_URL: given = '' } = environment
  const { issues = [], output } = v.safeParse(siteUrl, given, { abortPipeEarly: true })
  // An empty variable counts as missing.
  const what = (message: string) => (given ? `${message}: ${JSON.stringify(given)}` : 'is missing')
  const problems = [
    ...issues.map(({ message }) => `VITE_SITE_URL ${what(message)}`),
    ...Object.entries(MOVED)
      .filter(([name]) => environment[name])
      .map(([name, fact]) => `${name} is ${fact} of src/content/agency.json now; delete the variable`),
  ]
  if (problems.length === 0) return output as string
  throw new ProblemsError("The site's configuration is incomplete or malformed:", problems, [
    'Write VITE_SITE_URL to .env.production, in UTF-8 without a byte-order mark (see .env.example).',
  ])
}

/**
 * Parses the variables of the .env files of a folder and of the process, which overrides them.
 * SITE_ENV_FOLDER names another folder: tests have one of their own.
 */
export function readSiteUrl(folder: string): string {
  return parseVariables(loadEnv('production', process.env['SITE_ENV_FOLDER'] || folder))
}
