import { defineConfig, type OxlintOverride } from 'oxlint'

/** The folders of src. Each imports only from those before it. */
const order = [
  'shared',
  'config',
  'browser',
  'theme',
  'routes',
  'store',
  'ui',
  'pages',
  'motion',
  'engine',
  'scenes',
  'stage',
  'backdrop',
  'app',
  'tooling',
  'lab',
]

/** The folders that may load three.js. */
const drawing = ['motion', 'engine', 'scenes', 'stage', 'lab']

/** The files of those folders that the page may load, so that they must not load three.js. */
const faces = {
  motion: ['sceneFrame.ts'],
  engine: ['facts.ts'],
  scenes: ['facts.ts'],
  stage: ['messages.ts', 'startStage.ts', 'detectWebgl.ts'],
}
const allowed = Object.entries(faces).flatMap(([folder, files]) =>
  files.map((file) => `!**/${folder}/${file}`),
)

const ORDER = 'A folder imports only from those before it: oxlint.config.ts, src/README.md.'
const CLOCK = 'A scene has its own time: src/README.md.'
const noThree = {
  group: ['three', 'three/*', '@react-three/*'],
  message: 'Only the worker loads three.js, which the page must not wait for.',
}
const later = (folders: string[]) => ({ group: folders.map((folder) => `**/${folder}/**`), message: ORDER })
const NO_SHADERS = 'The build removes the shaders of built-in materials.'
const builtInMaterials = [
  'MeshBasicMaterial',
  'MeshDepthMaterial',
  'MeshDistanceMaterial',
  'MeshLambertMaterial',
  'MeshMatcapMaterial',
  'MeshNormalMaterial',
  'MeshPhongMaterial',
  'MeshPhysicalMaterial',
  'MeshStandardMaterial',
  'MeshToonMaterial',
  'LineBasicMaterial',
  'LineDashedMaterial',
  'PointsMaterial',
  'ShadowMaterial',
  'SpriteMaterial',
]

/** Imports of three.js that would load what the site does not use. */
const bigImports = [
  { name: '@react-three/drei', message: 'Import drei by path.' },
  { name: '@react-three/fiber', importNames: ['Canvas'], message: 'Canvas registers all of three.js.' },
  {
    name: 'three',
    importNames: builtInMaterials,
    message: NO_SHADERS,
  },
]

/** The imports that a folder may not have. */
function orderOf(folder: string, index: number): OxlintOverride {
  const after = order.slice(index + 1)
  const draws = drawing.includes(folder)
  const patterns = [
    ...(after.length > 0 ? [later(after)] : []),
    ...(draws || folder === 'tooling' ? [] : [noThree]),
    ...(folder === 'backdrop' || folder === 'app' ? [facesOnly] : []),
  ]
  return {
    files: [`src/${folder}/**`],
    rules: {
      'typescript/no-restricted-imports': ['error', { ...(draws && { paths: bigImports }), patterns }],
    },
  }
}

const NO_CLOCK =
  'The same time and keyframe give the same picture: read `time` and `progress` of the `sceneFrame`.'
/** What would make a picture of a scene differ from its still. */
const pure = {
  'eslint/no-restricted-globals': [
    'error',
    ...['Date', 'performance'].map((name) => ({ name, message: NO_CLOCK })),
  ],
  'eslint/no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Draw numbers once, by `createRandom` of a fixed seed.' },
    { property: 'clock', message: NO_CLOCK },
    ...['pointer', 'mouse', 'raycaster'].map((property) => ({
      property,
      message: 'No scene reacts to the pointer. `useLevel` follows what the visitor has chosen.',
    })),
  ],
} satisfies OxlintOverride['rules']

const facesOnly = {
  group: [...drawing.map((folder) => `**/${folder}/**`), ...allowed],
  message: 'The page loads only the files of these folders that load no three.js: oxlint.config.ts.',
}

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'react-perf',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'eslint/no-console': ['error', { allow: ['error'] }],
    'eslint/eqeqeq': 'error',
    'react/react-in-jsx-scope': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'react-perf/jsx-no-new-object-as-prop': 'off',
    'react-perf/jsx-no-new-array-as-prop': 'off',
    'react-perf/jsx-no-jsx-as-prop': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/always-return': 'off',
    'eslint/no-underscore-dangle': ['error', { allow: ['__SITE_CONFIG__', '_onChange'] }],
    'eslint/no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: [
        '*.config.ts',
        'tests/*/playwright.config.ts',
        'src/tooling/stubs.ts',
        'src/tooling/pictures/icons.config.ts',
        '**/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**', 'src/tooling/**'],
      env: { node: true },
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: ['tests/**'],
      rules: {
        'import/no-named-as-default-member': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert', 'assert*'] }],
        'eslint/no-control-regex': 'off',
      },
    },
    {
      // Poses are functions of the scene's own time: the same moment is the same picture.
      files: ['src/scenes/**', 'src/motion/**', 'src/engine/**'],
      rules: {
        'eslint/no-restricted-globals': ['error', 'Date', 'performance', 'setTimeout', 'setInterval'],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: CLOCK },
          { property: 'getElapsedTime', message: CLOCK },
          { property: 'elapsedTime', message: CLOCK },
        ],
      },
    },
    {
      files: ['tests/e2e/**', 'tests/otherAgency/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { property: 'all', allowObjects: ['Promise'], message: 'A loop over nothing passes: use `allOf`.' },
        ],
      },
    },
    { files: ['src/**'], rules: { 'eslint/max-lines': ['error', { max: 330 }] } },
    // Each folder of the order replaces this.
    {
      files: ['src/*/**'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['*', '**'], message: 'Give the folder a place in `order` of oxlint.config.ts.' },
            ],
          },
        ],
      },
    },
    ...order.map(orderOf),
    { files: ['src/scenes/**', 'src/motion/**'], rules: pure },
    {
      files: drawing.map((folder) => `src/${folder}/**`),
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: builtInMaterials.map((name) => ({
              element: name[0]?.toLowerCase() + name.slice(1),
              message: NO_SHADERS,
            })),
          },
        ],
      },
    },
    // A later list replaces an earlier one, so this one has all that holds for these files.
    {
      files: Object.entries(faces).flatMap(([folder, files]) => files.map((file) => `src/${folder}/${file}`)),
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          { patterns: [noThree, later(['backdrop', 'app', 'lab']), facesOnly] },
        ],
      },
    },
  ],
  ignorePatterns: ['dist', 'dist-demo', 'node_modules'],
})
