import styled from '@emotion/styled'
import { form } from '../../content/form.ts'
import { email } from '../../facts/agency.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import type { ContactState } from './contactMachine.ts'
import { CopyMessage } from './CopyMessage.tsx'
import type { ContactValues } from './fields.ts'
import { failureHint } from './failureHint.ts'
import { mailtoLink, messageText } from './mailto.ts'

interface FormOutcomeProps {
  state: ContactState
  values: ContactValues
  onConfirm: () => void
}

/**
 * Shows in the form what happens next, or what the visitor can do next. The toast announces the outcome of a send, so
 * the note is no live region then: a screen reader would read both.
 */
export function FormOutcome({ state, values, onConfirm }: FormOutcomeProps) {
  if (state.kind === 'idle' || state.kind === 'sending') return null
  if (state.kind === 'sent') {
    return (
      <Note data-tone="plain">
        <p>
          <strong>{form.next.title}</strong> <span>{form.next.text}</span>
        </p>
      </Note>
    )
  }
  if (state.kind === 'confirming') {
    return (
      <Note role="alert">
        <p>
          <strong>{form.confirmation.title}</strong> <span>{form.confirmation.text}</span>
        </p>
        <ButtonRow>
          <Button type="button" onClick={onConfirm}>
            {form.confirmation.button}
          </Button>
        </ButtonRow>
      </Note>
    )
  }
  return (
    <Note data-tone="destructive">
      <p>
        <strong>{form.failure}</strong> <span>{failureHint(state.failure)}</span>
      </p>
      <ButtonRow>
        <ButtonLink href={mailtoLink(email, values)}>{form.emailInstead}</ButtonLink>
        <CopyMessage text={messageText(values)} />
      </ButtonRow>
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  padding: var(--space-4);
  border-left: 3px solid var(--brass);
  background: var(--ink-800);
  font-size: var(--size-small);
  &[data-tone='plain'] {
    border-color: var(--accent);
  }
  &[data-tone='destructive'] {
    border-color: var(--flare);
  }
  p {
    color: var(--mist);
  }
  strong {
    color: var(--foam);
    font-weight: 600;
  }
`
