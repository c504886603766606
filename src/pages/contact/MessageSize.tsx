import styled from '@emotion/styled'
import { form } from '../../content/form.ts'
import { siteMail } from '../../services/siteMail.ts'
import { fill } from '../../shared/fill.ts'

interface MessageSizeProps {
  /** Size of the whole message in bytes. */
  size: number
}

/** Part of the maximum size from which the size is shown. */
const NEARLY_FULL = 0.8

/** Says how long a message is that fills most of what the mail service takes, or more. */
export function MessageSize({ size }: MessageSizeProps) {
  const { maxBytes } = siteMail
  if (size < maxBytes * NEARLY_FULL) return null
  const count = size.toLocaleString('en')
  return (
    <Size data-over={size > maxBytes ? '' : undefined}>
      {fill(form.size, { count, max: maxBytes.toLocaleString('en') })}
    </Size>
  )
}

const Size = styled.small`
  &[data-over] {
    color: var(--flare);
  }
`
