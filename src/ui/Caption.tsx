import styled from '@emotion/styled'
import { MonoText } from './text.ts'

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
    <Parts as={as}>
      {text.split(' · ').map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts can be equal, and keep their places
        <span key={index}>
          {index > 0 && <span>· </span>}
          {`${part} `}
        </span>
      ))}
    </Parts>
  )
}

/** A dot stands in the gap before its part. Before the first part of a line it is clipped. */
const Parts = styled(MonoText)`
  display: flex;
  flex-wrap: wrap;
  column-gap: 3ch;
  overflow-x: clip;
  span > span {
    display: inline-block;
    width: 3ch;
    margin-inline-start: -3ch;
    text-align: center;
  }
`
