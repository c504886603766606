import styled from '@emotion/styled'
import { MonoText } from './text.ts'

/** Where no line ends: between a number and its unit, such as `11 months`. */
const UNBROKEN = /(?<=\d) (?=\p{L})/gu

interface CaptionProps {
  text: string
  as?: 'p' | 'span' | 'small' | 'figcaption'
}

/**
 * A caption, by itself in the monospaced face. ` · ` separates its parts. Where they wrap, no line begins or
 * ends with a dot.
 */
export function Caption({ text, as = 'p' }: CaptionProps) {
  return (
    <Clip as={as}>
      <span>
        {text
          .replaceAll(UNBROKEN, '\u00a0')
          .split(/\s·\s/)
          .map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts can be equal, and keep their places
            <span key={index}>
              {index ? <span aria-hidden="true"> · </span> : null}
              <span>{part}</span>
            </span>
          ))}
      </span>
    </Clip>
  )
}

/**
 * Each part has room for a dot on its left. The room of the first part of a line is clipped, with its dot.
 */
const Clip = styled(MonoText)`
  --dot: 2.4ch;
  overflow-x: clip;
  > span {
    display: block;
    margin-inline-start: calc(var(--dot) * -1);
    text-wrap: balance;
  }
  > span > span {
    display: inline-block;
    padding-inline-start: var(--dot);
  }
  /* As wide as the room in every font, also in one that the visitor has chosen. */
  [aria-hidden] {
    display: inline-block;
    width: var(--dot);
    margin-inline-start: calc(var(--dot) * -1);
    text-align: center;
  }
`
