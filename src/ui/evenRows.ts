/**
 * Styles of a grid whose `data-count` is its number of cells, from 1 to 6: one row of up to four cells, or two rows of five
 * or six. All rows are full.
 */
export const evenRows = `
  grid-template-columns: repeat(12, minmax(0, 1fr));
  > * {
    grid-column: span 4;
  }
  &[data-count='1'] > * {
    grid-column: span 12;
  }
  &[data-count='2'] > *,
  &[data-count='5'] > :nth-of-type(n + 4) {
    grid-column: span 6;
  }
  &[data-count='4'] > * {
    grid-column: span 3;
  }
`
