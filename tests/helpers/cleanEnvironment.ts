/**
 * Variables that would change a build or a test run: those of the site, of Vite, Vitest and Node, of hosts,
 * and the port of `npm start`. With `CI` or `FORCE_COLOR`, programs colour output that is not a terminal, and
 * tests compare such output.
 */
const PREFIXES = /^(VITE|VERCEL)/
const NAMES =
  /^(SITE_ENV_FOLDER|NODE_OPTIONS|DEBUG|SOURCE_DATE_EPOCH|PORT|MODE|DEV|PROD|SSR|TEST|BASE_URL|CI|FORCE_COLOR)$/

/** Returns the environment without variables that would change a build or a test run. */
export function cleanEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !PREFIXES.test(name) && !NAMES.test(name)),
  )
}
