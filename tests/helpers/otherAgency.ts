import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, readContent } from '../../src/tooling/content/readContent.ts'

/** What another agency writes: its content, its mark and its environment. */
export const fixture = join(import.meta.dirname, '../fixtures/bjorkLokke')

const ownPages = join(projectRoot, 'src/content', readContent().language, 'pages')

/** Copies the fixture's content into a folder. A page that it has no texts for gets those of this site, in all its languages. */
export function copyContent(folder: string): void {
  const [from, to] = [join(fixture, 'src/content'), join(folder, 'src/content')]
  for (const pages of globSync('*/pages', { cwd: from }))
    cpSync(ownPages, join(to, pages), { recursive: true })
  cpSync(from, to, { recursive: true })
}
