import type { Fault } from './fault.ts'

/** Faults of the server, the build and what pages embed. */
export const servingFaults: readonly Fault[] = [
  { id: 51, fault: 'Missing env keys at build', tests: [] },
  { id: 65, fault: 'Scheduler iframe blocked / XFO / 500', tests: [] },
  { id: 66, fault: 'Scheduler hangs', tests: [] },
  { id: 67, fault: 'Forged postMessage', tests: [] },
  { id: 68, fault: 'Page framed by another site', tests: [] },
  { id: 69, fault: 'CSP enforced, all routes and states', tests: [] },
  { id: 70, fault: 'Inline script injected', tests: [] },
  { id: 86, fault: 'Truncated HTML and scripts, closed sockets', tests: [] },
  { id: 99, fault: 'HTTP/2 streams that are reset', tests: [] },
  { id: 100, fault: 'Scripts served as text/plain', tests: [] },
  { id: 103, fault: 'A build while the preview serves', tests: [] },
  { id: 104, fault: 'The clock of the local mail service is set back', tests: [] },
  { id: 105, fault: 'A half-written letter in the folder of the local mail service', tests: [] },
  { id: 106, fault: 'A folder in which the local mail service cannot write', tests: [] },
  { id: 107, fault: 'An upload to the local mail service that is aborted', tests: [] },
  { id: 108, fault: 'A build that is ended midway', tests: [] },
  { id: 109, fault: 'A deploy while a page is open', tests: [] },
]
