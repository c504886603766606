import type { Fault } from './fault.ts'

/** Faults of the backdrop: WebGL, its worker, its frames, the visitor's settings. */
export const backdropFaults: readonly Fault[] = [
  { id: 1, fault: 'No WebGL at all', tests: [] },
  { id: 2, fault: 'WebGL1 only', tests: [] },
  { id: 3, fault: 'getContext throws SecurityError', tests: [] },
  { id: 4, fault: 'Context reset during creation (precision null)', tests: [] },
  { id: 5, fault: 'Context lost then restored', tests: [] },
  { id: 6, fault: 'Lost, never restored', tests: [] },
  { id: 7, fault: 'GPU process crash ×1', tests: [] },
  { id: 9, fault: 'Context evicted (>16)', tests: [] },
  { id: 10, fault: 'Deliberate unmount', tests: [] },
  { id: 11, fault: 'Shader fails to compile', tests: [] },
  { id: 12, fault: 'useFrame throws', tests: [] },
  { id: 13, fault: 'Scene component throws in render', tests: [] },
  { id: 14, fault: 'Scene chunk 404 / HTML / abort', tests: [] },
  { id: 15, fault: 'Scene chunk hangs', tests: [] },
  { id: 16, fault: 'StrictMode double mount', tests: [] },
  {
    id: 17,
    fault: '100 route switches',
    tests: [
      ['e2e/cost.spec.ts', 'many changes leave no WebGL object behind'],
      ['e2e/backdropLife.spec.ts', 'a hundred changes of route leave no listener'],
    ],
  },
  {
    id: 19,
    fault: 'Hidden for 1 h then back',
    tests: [
      ['e2e/backdropLife.spec.ts', 'draws no frame in a hidden tab'],
      ['unit/frameLoop.test.ts', 'gives a frame one second at most'],
      ['scenes/sceneTime.test.tsx', 'clamps a step of an hour'],
    ],
  },
  {
    id: 20,
    fault: 'NaN / negative / 0 / Infinity delta',
    tests: [
      ['scenes/sceneTime.test.tsx', 'clamps a step of an hour, and ignores NaN and negative steps'],
      ['unit/motionSystem.test.ts', 'never jumps, whatever the steps'],
    ],
  },
  {
    id: 21,
    fault: 'Canvas size 0 / display:none',
    tests: [
      ['e2e/backdropLife.spec.ts', 'in an element without a size'],
      ['scenes/createStage.test.ts', 'keeps it when the size is lost again'],
    ],
  },
  {
    id: 23,
    fault: 'DPR change (zoom, monitor)',
    tests: [
      ['unit/backdropSize.test.ts', 'is watched over many changes'],
      ['unit/backdropSize.test.ts', 'at a pixel ratio of %d has the ratio %d'],
    ],
  },
  {
    id: 24,
    fault: 'prefers-reduced-motion on / toggled live',
    tests: [
      ['e2e/backdropControl.spec.ts', 'stops when the system asks for reduced motion'],
      ['e2e/sweep.spec.ts', 'under reduced motion'],
    ],
  },
  { id: 25, fault: 'Motion longer than 5 s', tests: [] },
  {
    id: 26,
    fault: 'forced-colors, contrast more, print',
    tests: [
      ['e2e/sweep.spec.ts', 'forced colours and print hide the backdrop'],
      ['e2e/forced.spec.ts', 'every text has a contrast of 7'],
      ['e2e/backdropControl.spec.ts', 'does not run in forced colors'],
    ],
  },
  { id: 27, fault: 'Save-Data / slow device', tests: [] },
  {
    id: 28,
    fault: 'bfcache return',
    tests: [['e2e/backdropLife.spec.ts', 'a page from the back/forward cache goes on']],
  },
  { id: 64, fault: 'Query ?freeze/test hooks in production', tests: [] },
  {
    id: 79,
    fault: 'Memory: 30 min idle on each scene',
    tests: [
      ['e2e/backdropLife.spec.ts', 'holds no more after five minutes'],
      ['scenes/endurance.test.tsx', 'runs ten thousand frames'],
    ],
  },
  { id: 83, fault: 'The poster hangs', tests: [] },
  { id: 88, fault: 'No OffscreenCanvas', tests: [] },
  {
    id: 92,
    fault: 'The device sleeps before the first frame, or while a message is sent',
    tests: [['unit/conductorFailures.test.ts', 'after the device has slept']],
  },
  {
    id: 93,
    fault: 'A processor slowed down 20 times, with the scene in the page',
    tests: [['e2e/backdropLife.spec.ts', 'a processor slowed down 20 times']],
  },
  {
    id: 95,
    fault: 'The page is prerendered by speculation rules',
    tests: [['unit/idle.test.ts', 'waits until a page that the browser prerenders is shown']],
  },
  { id: 96, fault: 'A worker that falls silent after its first frame', tests: [] },
  { id: 97, fault: 'The detection of WebGL never answers', tests: [] },
  {
    id: 98,
    fault: 'A window of 8K at a pixel ratio of 3',
    tests: [
      ['e2e/backdropLife.spec.ts', 'a window of 7680 x 4320'],
      ['unit/backdropSize.test.ts', 'four million pixels at most'],
    ],
  },
  { id: 102, fault: 'Messages to the stage before start, and sizes that are NaN', tests: [] },
]
