import styled from '@emotion/styled'
import { from } from '../theme/layout.ts'

/**
 * A full-width band. `panel` covers the scene for dense text, with soft edges; `open` lets it through and lays a scrim
 * from the left under the text columns only.
 */
export const Section = styled.section`
  position: relative;
  padding: var(--section) var(--margin);
  &[data-tone='panel'] {
    background: linear-gradient(
      rgb(3 8 13 / 0),
      rgb(4 11 18 / 0.93) 88px,
      rgb(4 11 18 / 0.93) calc(100% - 88px),
      rgb(3 8 13 / 0)
    );
  }
  &[data-tone='panel'] + &[data-tone='panel'] {
    margin-top: calc(var(--section) * -1);
    background: linear-gradient(
      rgb(4 11 18 / 0),
      rgb(4 11 18 / 0.93) 88px,
      rgb(4 11 18 / 0.93) calc(100% - 88px),
      rgb(3 8 13 / 0)
    );
  }
  &[data-tone='open'] {
    background: rgb(3 8 13 / 0.8);
    ${from('desktop')} {
      background: linear-gradient(90deg, rgb(3 8 13 / 0.86) 30%, rgb(3 8 13 / 0.7) 56%, rgb(3 8 13 / 0) 74%);
    }
  }
  @media print {
    padding-block: 24px;
    background: none !important;
  }
`

/** The page's twelve columns, from the tablet's width on. */
export const Columns = styled.div`
  display: grid;
  gap: 24px var(--gutter);
  ${from('tablet')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`
