import { readFileSync } from 'node:fs'
import { parseAst, type Plugin } from 'vite'

/** Removes comments, indentation and empty lines from GLSL. Line breaks stay, because preprocessor lines need them. */
export function stripGlsl(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/^\s+|[ \t]+$/gm, '')
}

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

interface Node {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Calls `visit` for each text of the tagged templates below `node`, in the order of the source. */
function visitStyles(node: Node, visit: (text: Node) => void, tagged = false): void {
  if (node.type === 'TemplateElement' && tagged) visit(node)
  const inTag = node.type === 'TaggedTemplateExpression' || (tagged && node.type === 'TemplateLiteral')
  for (const child of Object.values(node).flat()) if (isNode(child)) visitStyles(child, visit, inTag)
}

/** Returns a module without the comments, line breaks and indents of its tagged templates, and without spaces that CSS ignores. */
export function collapse(code: string): string {
  let result = ''
  let end = 0
  visitStyles(parseAst(code, { lang: 'tsx' }), (text) => {
    result += code.slice(end, text.start)
    result += code
      .slice(text.start, text.end)
      .replaceAll(/\/\*[^]*?\*\/|\s*\n\s*/g, ' ')
      .replaceAll(/ {2,}/g, ' ')
      // No selector has a space after a colon.
      .replaceAll(/(?<=[:;{}]) | (?=[{}])/g, '')
    end = text.end
  })
  return result + code.slice(end)
}

/**
 * Removes comments and line breaks from emotion's styles in the bundles: 1.5 kB gzipped of the whole site. Minifiers do not
 * change template strings.
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
