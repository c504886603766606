/**
 * Variables that would change a build or a test run: those of the site, of Vite, Vitest and Node, of hosts, and the port of
 * `npm start`.
 */
const CHANGES_RUNS =
  /^(VITE.*|SITE_ENV_FOLDER|NODE_ENV|NODE_OPTIONS|DEBUG|VERCEL.*|SOURCE_DATE_EPOCH|PORT|MODE|DEV|PROD|SSR|TEST|BASE_URL)$/

/** Returns the environment without variables that would change a build or a test run. */
export function cleanEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !CHANGES_RUNS.test(name)))
}
