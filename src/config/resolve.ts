import * as v from 'valibot'
import { demoConfig } from './defaults.ts'
import { mailSettings } from './mail.ts'
import type { SiteConfig } from './types.ts'
import { optionalSchema, requiredSchema } from './variables.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Error of a build whose variables are missing or malformed. */
export class ConfigError extends Error {
  /** One line per variable, which begins with the variable's name. */
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The site's configuration is incomplete or malformed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
    // Vite prints the stack. Without its frames the list of variables is all that is printed.
    this.stack = this.message
  }
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '?'
    return issue.input === undefined
      ? `${name} is missing`
      : `${name} ${issue.message}: ${JSON.stringify(issue.input)}`
  })
}

/** Drops empty variables, such as `VITE_X=` in an .env file. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/**
 * Returns the configuration of a build. Demo mode ignores the variables that production requires, so that it never
 * sends to a real address.
 *
 * @throws {ConfigError} for missing and malformed variables; in demo mode for malformed optional ones only
 */
export function resolveConfig(environment: Environment, mode: SiteConfig['mode']): SiteConfig {
  const input = withoutEmpty(environment)
  const optional = v.safeParse(optionalSchema, input, { abortPipeEarly: true })
  const required = v.safeParse(requiredSchema, input, { abortPipeEarly: true })
  const problems = [
    ...(mode === 'production' && !required.success ? problemsOf(required.issues) : []),
    ...(optional.success ? [] : problemsOf(optional.issues)),
  ]
  if (problems.length > 0 || !optional.success) throw new ConfigError(problems)
  const optionalValues = optional.output
  if (mode === 'demo' || !required.success) return demoConfig
  const requiredValues = required.output
  return {
    mode: 'production',
    siteUrl: requiredValues.VITE_SITE_URL,
    bookingUrl: requiredValues.VITE_BOOKING_URL,
    scheduler: requiredValues.VITE_SCHEDULER_URL
      ? { url: requiredValues.VITE_SCHEDULER_URL, name: optionalValues.VITE_SCHEDULER_NAME }
      : null,
    mail: mailSettings(requiredValues, optionalValues),
    vitalsUrl: optionalValues.VITE_VITALS_URL ?? null,
  }
}
