// Runs before every npm script that builds. Plain JavaScript, so that it runs on any Node version and can report it.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The major version of the npm package "node", which the scripts find first on their PATH. */
const PINNED_MAJOR = 24
/** `engines` of package.json in words. On an older Node, npm leaves out native bindings without an error. */
const CAN_INSTALL = 'Node 22.22 or a later 22, or Node 24.8 or newer'

/**
 * Returns the first reason why the scripts cannot run, with a command to type. Returns null if they can run.
 *
 * @param {{ running: string, installer: string | undefined, resolves: (name: 'vite' | 'native binding') => boolean }} facts `running` is
 *   the version of this process and `installer` the version that runs npm, such as "24.21.0"
 * @returns {string | null}
 */
export function findProblem({ running, installer, resolves }) {
  if (!resolves('vite')) return 'The dependencies are not installed. Run: npm ci'
  if (Number(running.split('.')[0]) !== PINNED_MAJOR) {
    return [
      `The scripts run on Node ${PINNED_MAJOR} from the npm package "node"; this is Node ${running}.`,
      'Use the npm scripts (npm start, npm test). If this is one, the install script of the package "node" did not run.',
      'Run: npm rebuild node --foreground-scripts  (and allow its install script if npm asks)',
    ].join('\n')
  }
  if (!resolves('native binding')) {
    const version = installer === undefined ? '' : ` This npm runs on Node ${installer}.`
    return `The native parts of the build tools are missing: npm leaves them out when it installs with an older Node.${version}\nInstall ${CAN_INSTALL}, then run: npm ci`
  }
  return null
}

const require = createRequire(import.meta.url)

/** @param {'vite' | 'native binding'} name */
function canResolve(name) {
  try {
    const vite = require.resolve('vite/package.json')
    // rolldown, a dependency of vite, loads its binding when it is imported, and throws without one.
    if (name === 'native binding') createRequire(vite)('rolldown')
    return true
  } catch {
    return false
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = findProblem({
    running: process.versions.node,
    installer: /\bnode\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1],
    resolves: canResolve,
  })
  if (problem !== null) {
    console.error(problem)
    process.exit(1)
  }
}
