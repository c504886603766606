import type { Fault } from './fault.ts'

/** Faults of the backdrop: WebGL, its worker, its frames, the visitor's settings. */
export const backdropFaults: readonly Fault[] = [
  {
    id: 1,
    fault: 'No WebGL at all',
    tests: [['e2e/backdropFaults.spec.ts', 'the page works without WebGL, and does not load three.js']],
  },
  {
    id: 2,
    fault: 'WebGL1 only',
    tests: [
      ['unit/webgl.test.ts', 'finds none in a browser that has only WebGL 1'],
      ['e2e/backdropFaults.spec.ts', 'the page works without WebGL, and does not load three.js'],
    ],
  },
  {
    id: 3,
    fault: 'getContext throws SecurityError',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'the page works if asking for WebGL throws'],
      ['scenes/sceneRoot.test.ts', 'the root of a scene'],
    ],
  },
  {
    id: 4,
    fault: 'Context reset during creation (precision null)',
    tests: [
      ['unit/webgl.test.ts', 'and if the context is lost'],
      ['scenes/sceneRoot.test.ts', 'the root of a scene'],
    ],
  },
  {
    id: 5,
    fault: 'Context lost then restored',
    tests: [
      [
        'e2e/backdropFaults.spec.ts',
        'shows the same pixels after the context of its worker was lost and restored',
      ],
      ['unit/conductorFailures.test.ts', 'shows the poster while the context is lost'],
    ],
  },
  {
    id: 6,
    fault: 'Lost, never restored',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'replaces a scene whose context stays lost, and reports nothing'],
      ['unit/conductorFailures.test.ts', 'replaces a stage whose context stays lost once'],
    ],
  },
  {
    id: 7,
    fault: 'GPU process crash ×1',
    tests: [['e2e/backdropFaults.spec.ts', 'comes back after the process of the GPU has ended']],
    notTested:
      'With software compositing. Chromium 156 then ends the page when it restores the context of any worker. Such visitors see the poster unless they press play.',
  },
  {
    id: 9,
    fault: 'Context evicted (>16)',
    tests: [['e2e/backdropFaults.spec.ts', 'comes back after twenty other contexts']],
  },
  {
    id: 10,
    fault: 'Deliberate unmount',
    tests: [
      ['e2e/backdrop.spec.ts', 'keeps one canvas through many changes of route'],
      ['unit/stageHost.test.ts', 'ends a stage that was disposed of while loading'],
    ],
  },
  {
    id: 11,
    fault: 'Shader fails to compile',
    tests: [['e2e/backdropFaults.spec.ts', 'the page works if the shaders do not compile']],
  },
  {
    id: 12,
    fault: 'useFrame throws',
    tests: [
      ['scenes/playingStage.test.ts', 'stops for good at a frame that throws, and names the scene'],
      ['unit/conductorFailures.test.ts', 'ends with one report when the stage fails'],
    ],
  },
  {
    id: 13,
    fault: 'Scene component throws in render',
    tests: [
      ['scenes/createStage.test.ts', 'posts one failure that names the scene'],
      ['unit/conductorFailures.test.ts', 'ends with one report when the stage fails'],
    ],
  },
  {
    id: 14,
    fault: 'Scene chunk 404 / HTML / abort',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'the page works with a bad file of the backdrop'],
      ['e2e/backdropFaults.spec.ts', 'the same with each file and each fault'],
    ],
  },
  {
    id: 15,
    fault: 'Scene chunk hangs',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'the page works while a file of the backdrop hangs'],
      ['unit/conductorFailures.test.ts', 'ends when no first frame comes'],
    ],
  },
  {
    id: 16,
    fault: 'StrictMode double mount',
    tests: [
      ['scenes/stage.test.tsx', 'changes scenes in StrictMode as well'],
      ['scenes/glassDrawing.test.tsx', 'disposes of all that it has on the GPU'],
    ],
  },
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
      ['e2e/accessibility.spec.ts', 'under reduced motion'],
    ],
  },
  {
    id: 25,
    fault: 'Motion longer than 5 s',
    tests: [
      ['e2e/backdropControl.spec.ts', 'stops when it is paused'],
      ['e2e/keyboard.spec.ts', 'the tab key reaches every control of'],
    ],
  },
  {
    id: 26,
    fault: 'forced-colors, contrast more, print',
    tests: [
      ['e2e/sweep.spec.ts', 'forced colours and print hide the backdrop'],
      ['e2e/forced.spec.ts', 'every text has a contrast of 7'],
      ['e2e/backdropControl.spec.ts', 'does not run in forced colors'],
    ],
  },
  {
    id: 27,
    fault: 'Save-Data / slow device',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'loads no 3D code on a capable device'],
      ['unit/policy.test.ts', 'shows the poster for %j unless the visitor asks for the scene'],
    ],
  },
  {
    id: 28,
    fault: 'bfcache return',
    tests: [['e2e/backdropLife.spec.ts', 'a page from the back/forward cache goes on']],
  },
  {
    id: 64,
    fault: 'Query ?freeze/test hooks in production',
    tests: [['otherAgency/query.spec.ts', 'a production build ignores the queries']],
  },
  {
    id: 79,
    fault: 'Memory: 30 min idle on each scene',
    tests: [
      ['e2e/backdropLife.spec.ts', 'holds no more after five minutes'],
      ['scenes/endurance.test.tsx', 'runs ten thousand frames'],
    ],
  },
  {
    id: 83,
    fault: 'The poster hangs',
    tests: [
      ['e2e/backdropFaults.spec.ts', 'starts the scene and its control although a poster hangs'],
      ['unit/idle.test.ts', 'waits ten seconds for a page whose load never ends'],
      ['e2e/poster.spec.ts', 'a scene that yields on another page never shows the first page again'],
    ],
  },
  {
    id: 88,
    fault: 'No OffscreenCanvas',
    tests: [['e2e/backdropFaults.spec.ts', 'runs in the page of a browser without OffscreenCanvas']],
  },
  {
    id: 92,
    fault: 'The device sleeps before the first frame, or while a message is sent',
    tests: [
      ['unit/conductorFailures.test.ts', 'after the device has slept'],
      ['unit/mailSender.test.ts', 'ends at once where the device slept for an hour'],
      ['unit/mailSender.test.ts', 'where the device fell asleep during the send'],
    ],
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
  {
    id: 96,
    fault: 'A worker that falls silent after its first frame',
    tests: [
      ['unit/conductorFailures.test.ts', 'ends when a drawn stage falls silent'],
      ['unit/conductorFailures.test.ts', 'keeps a stage that leaves one question unanswered'],
    ],
  },
  {
    id: 97,
    fault: 'The detection of WebGL never answers',
    tests: [
      ['unit/webgl.test.ts', 'waits for the worker without a time limit'],
      ['e2e/backdropFaults.spec.ts', 'the page works while a file of the backdrop hangs'],
    ],
  },
  {
    id: 98,
    fault: 'A window of 8K at a pixel ratio of 3',
    tests: [
      ['e2e/backdropLife.spec.ts', 'a window of 7680 x 4320'],
      ['unit/backdropSize.test.ts', 'four million pixels at most'],
    ],
  },
  {
    id: 102,
    fault: 'Messages to the stage before start, and sizes that are NaN',
    tests: [
      ['unit/stageHost.test.ts', 'drops what comes before start'],
      ['scenes/createStage.test.ts', 'is drawn as one pixel at least'],
      ['scenes/createStage.test.ts', 'keeps it when the size is lost again'],
    ],
  },
]
