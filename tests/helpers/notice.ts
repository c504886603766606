/** Begins a line of a test's output that `tests/run.ts` shows also where all tests have passed. */
export const NOTICE = '» '
