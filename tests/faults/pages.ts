import type { Fault } from './fault.ts'

/** Faults of the pages: their scripts, navigation, layout. */
export const pagesFaults: readonly Fault[] = [
  { id: 29, fault: 'JavaScript disabled', tests: [] },
  { id: 30, fault: 'Entry JS fails (404/parse error)', tests: [] },
  { id: 31, fault: 'Stale route chunk after deploy (404)', tests: [] },
  { id: 32, fault: 'Stale chunk served as index.html 200', tests: [] },
  { id: 33, fault: 'Chunk CSS missing', tests: [] },
  { id: 34, fault: 'Chunk hangs >10 s', tests: [] },
  { id: 35, fault: 'Reload guard with storage blocked', tests: [] },
  { id: 62, fault: 'Unknown route, //, %00, %E0%A4%A, .., 4 kB path, trailing slash, case', tests: [] },
  { id: 63, fault: '#javascript: / bad hash / ?__proto__=', tests: [] },
  { id: 71, fault: 'Zoom 400 % / 320 px, every width 320–1440', tests: [] },
  { id: 73, fault: 'Keyboard only, focus after route change', tests: [] },
  { id: 74, fault: 'Hydration mismatch', tests: [] },
  { id: 76, fault: 'Font / image 404', tests: [] },
  { id: 77, fault: 'Slow 3G + 6× CPU', tests: [] },
  { id: 80, fault: 'No Popover API', tests: [] },
  {
    id: 82,
    fault: 'Browser extensions insert elements into the form and the body before hydration',
    tests: [],
  },
  { id: 84, fault: 'Back to a page whose chunk hangs or is gone', tests: [] },
  { id: 89, fault: 'No view transitions', tests: [] },
  { id: 94, fault: '503 for a chunk during hydration', tests: [] },
]
