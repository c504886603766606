import * as v from 'valibot'
import { ProblemsError } from '../shared/problemsError.ts'
import { demoConfig } from './defaults.ts'
import { mailSettings } from './mail.ts'
import type { Environment, SiteConfig } from './types.ts'
import { unknownVariables } from './unknownVariables.ts'
import { optionalSchema, requiredSchema } from './variables.ts'

/** File that a person should write, whichever of Vite's files they have. */
const ADVICE = 'Write the missing values to .env.production (see .env.example).'

/** Error of a build whose variables are missing or malformed. Problems begin with a variable's name or a file's line. */
export class ConfigError extends ProblemsError {
  constructor(problems: readonly string[]) {
    const isMissing = problems.some((problem) => problem.endsWith(' is missing'))
    super("The site's configuration is incomplete or malformed:", problems, isMissing ? [ADVICE] : [])
    this.name = 'ConfigError'
  }
}

/** Where the variables are set, and what is wrong with the files. */
export interface Origin {
  /** Places by the names of variables, such as `.env.production:3`. */
  places: Readonly<Record<string, string>>
  problems: readonly string[]
}

const NO_FILES: Origin = { places: {}, problems: [] }

function problemsOf(issues: readonly v.BaseIssue<unknown>[], places: Origin['places']): string[] {
  return issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '?'
    if (issue.input === undefined) return `${name} is missing`
    const place = places[name] === undefined ? '' : ` (${places[name]})`
    return `${name} ${issue.message}: ${JSON.stringify(issue.input)}${place}`
  })
}

/** Drops empty variables, such as `VITE_X=` in an .env file. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/**
 * Returns the configuration of a build. Demo mode ignores all variables, so that it never sends to a real address and is the
 * same on every machine.
 *
 * @throws {ConfigError} in production for missing and malformed variables
 */
export function resolveConfig(
  environment: Environment,
  mode: SiteConfig['mode'],
  { places, problems: fileProblems }: Origin = NO_FILES,
): SiteConfig {
  if (mode === 'demo') return demoConfig
  const input = withoutEmpty(environment)
  const optional = v.safeParse(optionalSchema, input, { abortPipeEarly: true })
  const required = v.safeParse(requiredSchema, input, { abortPipeEarly: true })
  if (fileProblems.length > 0 || !required.success || !optional.success) {
    const issues = [...(required.issues ?? []), ...(optional.issues ?? [])]
    // The line about the file says why the variable has no value.
    const isExplained = (problem: string) =>
      fileProblems.some((other) => other.includes(` ${problem.replace(/ is missing$/, '')} `))
    const values = problemsOf(issues, places).filter((problem) => !isExplained(problem))
    throw new ConfigError([...fileProblems, ...values, ...unknownVariables(input)])
  }
  const optionalValues = optional.output
  const requiredValues = required.output
  return {
    mode: 'production',
    siteUrl: requiredValues.VITE_SITE_URL,
    bookingUrl: requiredValues.VITE_BOOKING_URL,
    scheduler: requiredValues.VITE_SCHEDULER_URL
      ? {
          url: requiredValues.VITE_SCHEDULER_URL,
          name: optionalValues.VITE_SCHEDULER_NAME ?? new URL(requiredValues.VITE_SCHEDULER_URL).hostname,
        }
      : null,
    mail: mailSettings(requiredValues, optionalValues),
    vitalsUrl: optionalValues.VITE_VITALS_URL ?? null,
  }
}
