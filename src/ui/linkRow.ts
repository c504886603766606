/** Block padding of a line that is a link or stands among links. Touch screens get taller targets. */
export const linkRow = `
  padding-block: var(--space-1);
  @media (pointer: coarse) {
    padding-block: var(--space-3);
  }
`
