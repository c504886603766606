import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '../helpers/imports.ts'

/** Layers of src, each with the layers that it may import. */
const layers = {
  shared: [],
  theme: ['shared'],
  // Types of colors only: a row names its accent.
  routes: ['facts', 'shared', 'theme'],
  config: ['shared'],
  // Types and rules of the content.
  model: ['routes'],
  // The agency's words and records. The build evaluates them, so a page loads nothing else of what they import.
  content: ['model', 'facts', 'routes', 'services', 'config', 'shared'],
  // Values that follow from the content. The build evaluates them too.
  facts: ['content', 'model', 'routes', 'config', 'theme', 'shared'],
  motion: ['shared'],
  store: ['shared', 'routes'],
  services: ['shared', 'config'],
  // Only content/interface.ts: components get the words of a page from the page.
  ui: ['content', 'model', 'theme', 'store', 'routes', 'shared'],
  scenes: ['motion', 'theme', 'store', 'routes', 'shared'],
  pages: ['ui', 'content', 'facts', 'model', 'services', 'store', 'theme', 'routes', 'config', 'shared'],
  backdrop: ['scenes', 'store', 'routes', 'theme', 'shared'],
  lab: ['backdrop', 'scenes', 'theme', 'routes', 'shared'],
  app: [
    'backdrop',
    'pages',
    'ui',
    'content',
    'facts',
    'model',
    'services',
    'store',
    'theme',
    'routes',
    'config',
    'shared',
  ],
  // The type of entry-server, which a build imports once it is built.
  build: ['entry', 'routes', 'config', 'content', 'facts', 'model', 'services', 'theme', 'shared'],
  entry: ['app', 'backdrop', 'routes', 'shared'],
} as const satisfies Record<string, readonly string[]>

type Layer = keyof typeof layers

function layerOf(file: string): Layer {
  const [, folder = ''] = file.split('/')
  return (folder.startsWith('entry-') ? 'entry' : folder) as Layer
}

/** The modules of the backdrop that may import three.js. */
const isStage = (file: string) => file.startsWith('src/backdrop/stage/')

const imports = importsOf()
const own = imports.filter(({ to }) => to.startsWith('src/'))
const packages = imports.filter(({ to }) => !to.startsWith('src/') && !to.startsWith('node:'))

/** Imports as `from -> to`. */
const arrows = (list: typeof imports) => list.map(({ from, to }) => `${from} -> ${to}`)

describe('the layers of src', () => {
  it('are in the table above, and every relative import leads to a file', () => {
    for (const { from, to } of own) {
      expect(layers, from).toHaveProperty(layerOf(from))
      expect(existsSync(to), `${from} -> ${to}`).toBe(true)
    }
    expect(own.length).toBeGreaterThan(100)
  })

  it('import only the layers that the table above allows', () => {
    const upward = own.filter(({ from, to }) => {
      const [above, below] = [layerOf(from), layerOf(to)]
      return above !== below && !(layers[above] as readonly string[]).includes(below)
    })
    expect(arrows(upward)).toEqual([])
  })

  it('keep three.js out of everything that a page loads', () => {
    const threeImports = packages.filter(({ to }) => /^(three|@react-three)\b/.test(to))
    const allowed = (from: string) => ['motion', 'scenes', 'lab'].includes(layerOf(from)) || isStage(from)
    expect(arrows(threeImports.filter(({ from }) => !allowed(from)))).toEqual([])
    expect(threeImports.length).toBeGreaterThan(5)
  })

  it('import scenes in the stage only, and the stage by one dynamic import of its host', () => {
    const toScenes = own.filter(({ from, to }) => layerOf(from) === 'backdrop' && layerOf(to) === 'scenes')
    expect(arrows(toScenes.filter(({ from }) => !isStage(from)))).toEqual([])
    const toStage = own.filter(({ from, to }) => isStage(to) && !isStage(from) && layerOf(from) !== 'lab')
    expect(toStage).toEqual([
      {
        from: 'src/backdrop/worker/stageHost.ts',
        to: 'src/backdrop/stage/createStage.tsx',
        dynamic: true,
      },
    ])
    const hosts = own.filter(({ to }) => to === 'src/backdrop/worker/stageHost.ts').map(({ from }) => from)
    expect(hosts.toSorted()).toEqual([
      'src/backdrop/page/startStageInPage.ts',
      'src/backdrop/worker/stage.worker.ts',
    ])
  })

  it('import the registry of scenes in the stage and the lab only, and nothing imports the lab', () => {
    const readers = own.filter(({ to }) => to === 'src/scenes/registry.ts').map(({ from }) => from)
    expect(readers.filter((from) => layerOf(from) !== 'lab')).toEqual(['src/backdrop/stage/Stage.tsx'])
    const fromLab = own.filter(({ from, to }) => layerOf(from) === 'lab' && layerOf(to) === 'backdrop')
    const allowed = (to: string) => isStage(to) || to === 'src/backdrop/messages.ts'
    expect(arrows(fromLab.filter(({ to }) => !allowed(to)))).toEqual([])
    const toLab = own.filter(({ from, to }) => layerOf(to) === 'lab' && layerOf(from) !== 'lab')
    expect(arrows(toLab)).toEqual([])
  })

  it('import a client of the mail provider, where it has one, in its own file only, and dynamically', () => {
    const providers = own.filter(
      ({ from, to }) => from === 'src/services/mailProvider.ts' && to !== 'src/services/mail.ts',
    )
    expect(arrows(providers)).toHaveLength(1)
    const isProvider = (file: string) => providers.some(({ to }) => to === file)
    const clients = new Set(packages.filter(({ from }) => isProvider(from)).map(({ to }) => to))
    const users = packages.filter(({ to }) => clients.has(to))
    expect(arrows(users.filter(({ from, dynamic }) => !isProvider(from) || !dynamic))).toEqual([])
  })

  it('import drei by path, and never the Canvas, which registers all of three.js', () => {
    expect(packages.filter(({ to }) => to === '@react-three/drei')).toEqual([])
    for (const file of globSync('src/**/*.{ts,tsx}')) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /import\s*\{[^}]*\bCanvas\b[^}]*\}\s*from '@react-three\/fiber'/,
      )
    }
  })
})

describe('the scenes', () => {
  it('use no unseeded random numbers and no clock of their own', () => {
    for (const file of globSync('src/{scenes,motion}/**/*.{ts,tsx}')) {
      const source = readFileSync(file, 'utf8')
      expect(source, file).not.toMatch(/Math\.random|Date\.now|new Date|getElapsedTime|performance\.now/)
    }
  })

  it('use no built-in material of three.js, whose shaders the build removes', () => {
    for (const file of globSync('src/{scenes,motion,backdrop}/**/*.{ts,tsx}')) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /\b(Mesh[A-Z]\w*|Line(Basic|Dashed)|Points|Sprite|Shadow)Material\b|<(mesh[A-Z]\w*|line(Basic|Dashed)|points|sprite|shadow)Material\b/,
      )
    }
  })

  it('never write to the store', () => {
    for (const file of globSync('src/{scenes,motion}/**/*.{ts,tsx}')) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/setState|updateSite/)
    }
  })
})

it('writes the route to the store before hydration, and where the route changes', () => {
  const writers = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /updateSite\([^)]*\broute\b/.test(readFileSync(file, 'utf8')),
  )
  expect(writers.toSorted()).toEqual(['src/app/RouteSync.tsx', 'src/app/hydrate.tsx'])
})

it('has no absolute path of one machine in any file', () => {
  for (const file of globSync(['src/**/*', 'tests/**/*', '*.{md,json,ts}'], {
    exclude: ['**/package-lock.json'],
  })) {
    if (!/\.(tsx?|mjs|md|json|css|html)$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    expect(source, file).not.toMatch(/\/(work|root|home\/\w+)\/[a-z]/)
  }
})
