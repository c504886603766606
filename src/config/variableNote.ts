/** What a person who sets a variable has to know. */
export interface VariableNote {
  text: string
  example: string
  /** Whether `none` is a value: the site has no such service. */
  none?: true
}
