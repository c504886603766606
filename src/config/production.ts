import { loadEnvironment } from './envFiles.ts'
import { resolveConfig } from './resolve.ts'
import type { SiteConfig } from './types.ts'
import { unknownVariables } from './unknownVariables.ts'

/**
 * Returns the configuration of a production build from the .env files of a folder and from the process's variables, with a
 * warning per VITE_ variable that no build reads. SITE_ENV_FOLDER names another folder: tests have one of their own.
 *
 * @throws {ConfigError} for malformed files, and for missing and malformed variables
 */
export function readProductionConfig(
  folder: string,
  own: NodeJS.ProcessEnv = process.env,
): { config: SiteConfig; warnings: readonly string[] } {
  const loaded = loadEnvironment(own['SITE_ENV_FOLDER'] || folder, own)
  const config = resolveConfig(loaded.variables, 'production', loaded)
  return { config, warnings: unknownVariables(loaded.variables) }
}
