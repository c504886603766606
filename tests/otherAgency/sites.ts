import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { siteHandler } from '../../src/build/siteHandler.ts'
import { routes } from '../../src/routes/table.ts'
import { folderOf, type VariantName } from './agencyFolder.ts'

/** Folder of the built site. @throws {Error} if it is not built, with the command that builds it */
export function builtSite(variant: VariantName): string {
  const folder = join(folderOf(variant), 'dist')
  if (!existsSync(join(folder, '_headers')))
    throw new Error(`${folder} is not built. Run: node tests/otherAgency/build.ts`)
  return folder
}

/** Pages that a variant serves, with the path at which a test opens them. */
export const pagesOf = (variant: VariantName) =>
  routes
    .filter((route) => !('needs' in route) || variant !== 'least')
    .map((route) => ({ ...route, url: route.path === '*' ? '/nowhere' : route.path }))

export const readPage = (variant: VariantName, file: string): string =>
  readFileSync(join(builtSite(variant), file), 'utf8')

/** A server of a built site. */
export interface Site {
  /** Address without a slash at the end. */
  origin: string
  stop: () => void
}

/** Serves a built site at a free port, as its hosts do. */
export async function serve(variant: VariantName): Promise<Site> {
  const server = createServer(siteHandler(builtSite(variant)))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
