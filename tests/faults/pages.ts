import type { Fault } from './fault.ts'

/** Faults of the pages: their scripts, navigation, layout. */
export const pagesFaults: readonly Fault[] = [
  {
    id: 29,
    fault: 'JavaScript disabled',
    tests: [
      ['e2e/sweep.spec.ts', 'every page shows all its text'],
      ['e2e/beforeHydration.spec.ts', 'no page has a control that does nothing'],
      ['e2e/header.spec.ts', 'opens without JavaScript'],
      ['e2e/pages.spec.ts', 'filters without JavaScript'],
      ['e2e/contact.spec.ts', 'the native form sends the same nine fields'],
    ],
  },
  {
    id: 30,
    fault: 'Entry JS fails (404/parse error)',
    tests: [['e2e/beforeHydration.spec.ts', 'can be read, and lead to each other and to the agency']],
  },
  {
    id: 31,
    fault: 'Stale route chunk after deploy (404)',
    tests: [
      ['e2e/missingChunk.spec.ts', 'of the next page: the browser loads the page itself'],
      ['e2e/missingChunk.spec.ts', 'of the current page: it reloads once'],
      ['e2e/missingChunk.spec.ts', 'a page that fails shows a message'],
    ],
  },
  {
    id: 32,
    fault: 'Stale chunk served as index.html 200',
    tests: [
      ['e2e/missingChunk.spec.ts', 'of the next page: the browser loads the page itself'],
      ['e2e/missingChunk.spec.ts', 'of the current page: it reloads once'],
    ],
  },
  {
    id: 33,
    fault: 'Chunk CSS missing',
    tests: [['built/pages.test.ts', 'loads no stylesheet']],
    notTested: 'No chunk has CSS: the styles of a page are in its HTML and its script.',
  },
  {
    id: 34,
    fault: 'Chunk hangs >10 s',
    tests: [
      ['e2e/missingChunk.spec.ts', 'of the next page, whose request hangs'],
      [
        'unit/navigation.test.ts',
        'adds no history entry of its own when the chunk arrives after ten seconds',
      ],
    ],
  },
  {
    id: 35,
    fault: 'Reload guard with storage blocked',
    tests: [['e2e/missingChunk.spec.ts', 'of the current page, where storage is blocked']],
  },
  {
    id: 62,
    fault: 'Unknown route, //, %00, %E0%A4%A, .., 4 kB path, trailing slash, case',
    tests: [
      ['e2e/notFound.spec.ts', 'show the 404 page and log the path'],
      ['e2e/notFound.spec.ts', 'are logged as requested'],
      ['e2e/served.spec.ts', 'keeps the prerendered page where the path is escaped'],
      ['e2e/served.spec.ts', 'replaces the 404 page, head and all'],
      ['unit/paths.test.ts', 'normalises %s to %s'],
    ],
  },
  {
    id: 63,
    fault: '#javascript: / bad hash / ?__proto__=',
    tests: [['e2e/served.spec.ts', 'ignores hashes and queries that name nothing']],
  },
  {
    id: 71,
    fault: 'Zoom 400 % / 320 px, every width 320–1440',
    tests: [
      ['e2e/sweep.spec.ts', 'has no horizontal scroll at any width'],
      ['e2e/sweep.spec.ts', 'is accessible, steady and has no horizontal scroll without its scene'],
      ['e2e/reflow.spec.ts', 'text stays whole, and targets are 44 px in size'],
    ],
  },
  {
    id: 73,
    fault: 'Keyboard only, focus after route change',
    tests: [
      ['e2e/keyboard.spec.ts', 'the tab key reaches every control of'],
      ['e2e/keyboard.spec.ts', 'the keyboard alone reaches every page of the header'],
    ],
  },
  {
    id: 74,
    fault: 'Hydration mismatch',
    tests: [
      ['e2e/sweep.spec.ts', 'is accessible, steady and has no horizontal scroll without its scene'],
      ['e2e/beforeHydration.spec.ts', 'a page that is translated before hydration works'],
    ],
  },
  {
    id: 76,
    fault: 'Font / image 404',
    tests: [['e2e/beforeHydration.spec.ts', 'fonts and pictures that are missing cost no text']],
  },
  {
    id: 77,
    fault: 'Slow 3G + 6× CPU',
    tests: [['e2e/beforeHydration.spec.ts', 'the text is there and painted before the script']],
  },
  {
    id: 80,
    fault: 'No Popover API',
    tests: [['e2e/beforeHydration.spec.ts', 'the menu opens and closes, and the page stays']],
  },
  {
    id: 82,
    fault: 'Browser extensions insert elements into the form and the body before hydration',
    tests: [['e2e/beforeHydration.spec.ts', 'what extensions insert before hydration costs neither text']],
  },
  {
    id: 84,
    fault: 'Back to a page whose chunk hangs or is gone',
    tests: [
      ['e2e/missingChunk.spec.ts', 'shows the old page until the chunk arrives'],
      ['e2e/missingChunk.spec.ts', 'loads the page itself when the chunk is gone'],
      ['e2e/missingChunk.spec.ts', 'without a network says so'],
      ['unit/navigation.test.ts', 'reloads the document when the chunk of the entry’s page is gone or hangs'],
    ],
  },
  {
    id: 89,
    fault: 'No view transitions',
    tests: [['e2e/navigation.spec.ts', 'navigation without view transitions']],
  },
  {
    id: 94,
    fault: '503 for a chunk during hydration',
    tests: [['e2e/missingChunk.spec.ts', 'of the current page: it reloads once']],
  },
]
