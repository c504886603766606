import styled from '@emotion/styled'
import { form } from '../../content/form.ts'
import { email } from '../../facts/agency.ts'
import { fill } from '../../shared/fill.ts'
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
  const { kind, attemptedAt } = state
  if (kind === 'sending') return null
  if (attemptedAt !== null && (kind === 'idle' || kind === 'confirming'))
    return (
      <Note role={kind === 'idle' ? 'status' : 'alert'}>
        <p>
          <strong>{form.repeat.title}</strong>{' '}
          <span>{fill(form.repeat.text, { time: timeText(attemptedAt) })}</span>
        </p>
        {kind === 'confirming' ? (
          <ButtonRow>
            <Question>{form.repeat.question}</Question>
            <Button type="button" onClick={onConfirm}>
              {form.repeat.button}
            </Button>
          </ButtonRow>
        ) : null}
      </Note>
    )
  if (kind === 'idle') return null
  if (kind === 'sent') {
    return (
      <Note data-tone="plain">
        <p>
          <strong>{form.next.title}</strong> <span>{form.next.text}</span>
        </p>
      </Note>
    )
  }
  if (kind === 'confirming') {
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
        <strong>{form.failure}</strong> <span>{failureHint(state.failure, state.wait)}</span>
      </p>
      <ButtonRow>
        <ButtonLink href={mailtoLink(email, values)}>{form.emailInstead}</ButtonLink>
        <CopyMessage text={messageText(values)} />
      </ButtonRow>
    </Note>
  )
}

/** Returns a time of today as "3:43 PM", of another day as "Nov 21, 3:43 PM". */
function timeText(time: number): string {
  const date = new Date(time)
  const isToday = date.toDateString() === new Date().toDateString()
  return date.toLocaleString('en', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
  })
}

const Question = styled.strong`
  align-self: center;
`

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
