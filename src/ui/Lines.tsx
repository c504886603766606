import { Fragment } from 'react'

/** Texts with a line break between them, and a space for where the break is not shown or not read. */
export function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      {index > 0 && <br />}
      <span>{text}</span>
    </Fragment>
  ))
}
