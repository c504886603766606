import { variables, type Variable } from './variables.ts'

function linesOf({ name, text, example, none, required }: Variable): string {
  const end = none ? ', or none' : ''
  return required
    ? `# ${text}${end}. Example: ${example}\n${name}=`
    : `# ${text}${end}.\n# ${name}=${example}`
}

const blocks = (required: boolean) =>
  variables
    .filter((variable) => variable.required === required)
    .map(linesOf)
    .join('\n\n')

/** Text of the file .env.example. */
export function envExample(): string {
  return `# Variables of a production build. Copy this file to .env.production and fill in the values.
# Variables of the process override those of the file. Name, address and telephone number are in src/content/agency.ts.
# \`npm run fix\` writes this file from src/config/variables.ts.

# Required

${blocks(true)}

# Optional: delete the # before a name to set it

${blocks(false)}
`
}
