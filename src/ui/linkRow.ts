/** Block padding of a line that is a link or stands among links. Touch screens get larger targets. */
export const linkRow = `
  padding-block: var(--space-1);
  @media (pointer: coarse) {
    min-width: var(--target);
    padding-block: var(--space-3);
  }
`
