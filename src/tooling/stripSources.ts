import { readFileSync } from 'node:fs'
import { parseAst, Visitor, type ESTree, type Plugin } from 'vite'
import { stripGlsl } from './glsl.ts'

/** Strips the shaders that the scenes import with `?raw`: a build sends no comments to browsers. */
export function stripGlslFiles(): Plugin {
  return {
    name: 'tidewright:strip-glsl',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.glsl\?raw$/ },
      handler: (id) => ({
        code: `export default ${JSON.stringify(stripGlsl(readFileSync(id.replace(/\?.*/, ''), 'utf8')))}`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}

/** Modules whose tagged templates are all styles. */
const STYLED = /\/src\/(app|pages|ui)\/[^?]*\.tsx?$/

const collapseText = (text: string) =>
  text
    .replaceAll(/\/\*[^]*?\*\/|\s*\n\s*/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    // No selector has a space after a colon.
    .replaceAll(/(?<=[:;{}]) | (?=[{}])/g, '')

/**
 * Returns a module without the comments, line breaks and indents of its tagged templates, and without spaces
 * that CSS ignores.
 */
function collapse(code: string): string {
  const texts: ESTree.TemplateElement[] = []
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void texts.push(...quasi.quasis),
  }).visit(parseAst(code, { lang: 'tsx' }))
  // From the last one on, so that the places of the others stay.
  return texts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end }) =>
        result.slice(0, start) + collapseText(result.slice(start, end)) + result.slice(end),
      code,
    )
}

/**
 * Removes comments and line breaks from emotion's styles in the bundles.
 * Minifiers do not change template strings.
 */
export function collapseStyles(): Plugin {
  return {
    name: 'tidewright:collapse-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: STYLED },
      handler: (code) => ({ code: collapse(code), map: null }),
    },
  }
}

/**
 * Replaces the function by which Vite wraps dynamic imports. It loads a chunk's
 * styles and the chunks that it imports ahead, and the site has neither (`modulePreload: false`).
 */
export function plainImports(): Plugin {
  return {
    name: 'tidewright:plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}
