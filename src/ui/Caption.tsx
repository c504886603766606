import styled from '@emotion/styled'
import { Fragment } from 'react'
import { unbrokenCaption } from '../shared/unbrokenCaption.ts'

/** A caption in the monospaced face. Where its parts, which ` · ` separates, wrap, no line begins or ends with a dot. */
export function Caption({ text }: { text: string }) {
  return (
    <Clip>
      <span>
        {unbrokenCaption(text)
          .split(/\s·\s/)
          .map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? ' ' : null}
              <span>
                {index > 0 ? <i>· </i> : null}
                {part}
              </span>
            </Fragment>
          ))}
      </span>
    </Clip>
  )
}

/** Each part has room for a dot on its left. The room of the first part of a line is clipped, with its dot. */
const Clip = styled.span`
  display: block;
  overflow-x: clip;
  > span {
    display: flex;
    flex-wrap: wrap;
    margin-left: -3ch;
  }
  > span > span {
    position: relative;
    padding-left: 3ch;
  }
  i {
    position: absolute;
    left: 1ch;
    font-style: normal;
  }
`
