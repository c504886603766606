/** Returns the message of a caught value, which need not be an Error. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** Error of a build that lists what a person has to mend. It is printed without a stack. */
export class ProblemsError extends Error {
  /** One line per problem. */
  readonly problems: readonly string[]
  constructor(title: string, problems: readonly string[], advice: readonly string[] = []) {
    super([title, ...problems.map((problem) => `  - ${problem}`), ...advice].join('\n'))
    this.problems = problems
    this.stack = this.message
    // Vite and Node print errors with util.inspect, which adds the fields of the error.
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), { value: () => this.message })
  }
}
