import type { Fault } from './fault.ts'

/** Faults of the server, the build and what pages embed. */
export const servingFaults: readonly Fault[] = [
  {
    id: 51,
    fault: 'Missing env keys at build',
    tests: [['built/production.test.ts', 'fails without configuration, and names each missing variable']],
  },
  {
    id: 65,
    fault: 'Scheduler iframe blocked / XFO / 500',
    tests: [['e2e/guarded.spec.ts', 'a calendar that is blocked, refused or broken leaves its link']],
  },
  {
    id: 66,
    fault: 'Scheduler hangs',
    tests: [
      ['e2e/pages.spec.ts', 'reports a calendar that does not answer within ten seconds'],
      // The calendar is requested after a click only, so it cannot delay the load of the window.
      ['e2e/pages.spec.ts', 'after a click, 850 px high and with a title'],
    ],
  },
  {
    id: 67,
    fault: 'Forged postMessage',
    tests: [['e2e/guarded.spec.ts', 'messages that another window or the calendar posts change nothing']],
  },
  {
    id: 68,
    fault: 'Page framed by another site',
    tests: [['e2e/guarded.spec.ts', 'another site cannot frame a page']],
  },
  {
    id: 69,
    fault: 'CSP enforced, all routes and states',
    tests: [
      ['e2e/sweep.spec.ts', 'every page has the security headers of the generated _headers file'],
      ['e2e/sweep.spec.ts', 'an inline style without a hash in the policy is blocked and recorded'],
      ['built/production.test.ts', 'without a violation of its policy'],
    ],
  },
  {
    id: 70,
    fault: 'Inline script injected',
    tests: [['e2e/guarded.spec.ts', 'code that is injected into a page does not run']],
  },
  {
    id: 86,
    fault: 'Truncated HTML and scripts, closed sockets',
    tests: [['e2e/damagedAnswers.spec.ts', 'connections that close in the middle of scripts']],
    notTested:
      'Of a document that ends midway the browser shows what arrived and runs no script of it. Nothing of the site can add to it.',
  },
  {
    id: 99,
    fault: 'HTTP/2 streams that are reset',
    tests: [['e2e/damagedAnswers.spec.ts', 'HTTP/2 streams that are reset']],
  },
  {
    id: 100,
    fault: 'Scripts served as text/plain',
    tests: [['e2e/damagedAnswers.spec.ts', 'scripts that a server calls text/plain do not run']],
  },
  {
    id: 103,
    fault: 'A build while the preview serves',
    tests: [
      ['built/hosts/rebuild.test.ts', 'answers every request with a whole file, 404 or 503'],
      ['unit/publish.test.ts', 'replaces every file of the last build in the same folder'],
    ],
  },
  {
    id: 104,
    fault: 'The clock of the local mail service is set back',
    tests: [
      ['unit/mailService.test.ts', 'accepts a message after its clock was set back by an hour'],
      ['unit/mailService.test.ts', 'measures the interval of messages by a clock that cannot be set back'],
    ],
  },
  {
    id: 105,
    fault: 'A half-written letter in the folder of the local mail service',
    tests: [
      ['unit/mailService.test.ts', 'shows the other messages, and names a file with %s'],
      ['unit/mailService.test.ts', 'leaves no other file than the message'],
    ],
  },
  {
    id: 106,
    fault: 'A folder in which the local mail service cannot write',
    tests: [['unit/mailService.test.ts', 'answers 500 with what to do where it cannot write']],
  },
  {
    id: 107,
    fault: 'An upload to the local mail service that is aborted',
    tests: [['unit/mailService.test.ts', 'keeps nothing of an upload that is aborted']],
  },
  {
    id: 108,
    fault: 'A build that is ended midway',
    tests: [
      ['built/production.test.ts', 'leaves the last build as it is when it is killed midway'],
      ['unit/publish.test.ts', 'leaves a folder without _headers, which the preview does not serve'],
      ['unit/compress.test.ts', 'are made again by the next build when the one before ended in the middle'],
      ['unit/preflight.test.ts', 'asks for a build where the last one ended midway'],
    ],
  },
  {
    id: 109,
    fault: 'A deploy while a page is open',
    tests: [
      ['e2e/deploy.spec.ts', 'the form sends its message once, a link leads on, and the scene runs'],
      ['e2e/deploy.spec.ts', 'every link of the open page leads to its page'],
    ],
  },
]
