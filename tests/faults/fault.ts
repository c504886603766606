/** A fault or a bad input, and the tests that inject it. */
export interface Fault {
  /** Number of the fault. It never changes. Numbers of faults that were merged into others are not used again. */
  id: number
  fault: string
  /** Tests that inject the fault: the path of the file below `tests/`, and a part of the test's name as written there. */
  tests: readonly (readonly [file: string, name: string])[]
  /** Why no test injects the fault, or what the tests leave out. */
  notTested?: string
}
