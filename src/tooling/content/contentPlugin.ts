import { relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { EnvironmentModuleGraph, Plugin } from 'vite'
import type { SiteConfig } from '../../config/site.ts'
import { memoize } from '../../shared/lists.ts'
import { baseOf } from '../../shared/paths.ts'
import { modulesOf, type Modules } from './modules.ts'
import { projectRoot } from './contentFiles.ts'
import { ContentError, type Content } from './contentSchemas.ts'
import { readSite, type Site } from './readSite.ts'
import { writeSchemas } from './writeSchemas.ts'

const PREFIX = '\0virtual:content/'

/**
 * Milliseconds without a change after which files are read: a list in another order is a change of each of
 * its files.
 */
const QUIET = 300

/** Fields of the files that no page shows. */
const withoutMarks = (key: string, value: unknown) =>
  key === '$schema' || key === 'sample' ? undefined : value

function forget(graph: EnvironmentModuleGraph): void {
  for (const [id, module] of graph.idToModuleMap) if (id.startsWith(PREFIX)) graph.invalidateModule(module)
}

/**
 * Serves the content as modules: `virtual:content/home` has the texts of the home page alone. When a file of
 * the content changes, the development server reads the site again, and its pages reload.
 *
 * @param site a build and the development server change its language
 * @param root folder that contains src
 */
export function contentPlugin(config: SiteConfig, site: Site, root = projectRoot): Plugin {
  const modulesIn = memoize((content: Content) => modulesOf(content, config, site.contents, site.pictures))
  const isContent = (file: string) =>
    /^src\/content\/(.*\.json$|pictures\/)/.test(relative(root, file).split(sep).join('/'))
  let latest = 0
  return {
    name: 'tidewright:content',
    // Otherwise each environment of a build gets an instance of its own.
    sharedDuringBuild: true,
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const exports = modulesIn(site.content)[id.slice(PREFIX.length) as keyof Modules]
      return Object.entries(exports)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutMarks)}\n`)
        .join('')
    },
    // The development server has the modules of one language: that of the page which was asked for last.
    configureServer({ middlewares, environments }) {
      writeSchemas(root)
      middlewares.use((request, _, next) => {
        const [, tag] = (request.url ?? '').split(/[/?#]/)
        const content = site.contents.find(({ language }) => language === tag) ?? site.contents[0]
        const isPage = request.headers.accept?.includes('text/html') && tag !== 'edit'
        if (isPage && content !== site.content) {
          site.content = content
          forget(environments.client.moduleGraph)
        }
        next()
      })
    },
    async hotUpdate({ file, timestamp }) {
      if (!isContent(file)) return undefined
      // Vite calls this once per environment, and the development server renders no pages.
      const { name, moduleGraph, hot, logger } = this.environment
      if (name !== 'client') return []
      latest = timestamp
      await setTimeout(QUIET)
      if (latest !== timestamp) return []
      const { problems, site: next } = await readSite(root, baseOf(config.siteUrl))
      // A later change was read in less time.
      if (latest !== timestamp) return []
      if (problems.length > 0 || !next) {
        const { message } = new ContentError(problems)
        logger.warn(message)
        // Pages stay as they are below it until the content is valid again.
        hot.send({ type: 'error', err: { message, stack: '' } })
        return []
      }
      const content = next.contents.find(({ language }) => language === site.content.language)
      Object.assign(site, next, content && { content })
      forget(moduleGraph)
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}
