import styled from '@emotion/styled'
import { useStore } from '@tanstack/react-form'
import { useStore as useZustand } from 'zustand'
import { form } from 'virtual:content/form'
import { agency } from 'virtual:content/agency'
import type { MailFields } from '../../services/mail.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { contactForm, noteStore } from './contactForm.ts'

/** Most characters of the message in a mail link. Mail programs cut links of more than about 2000 characters. */
const MAX_BODY = 1500

// `encodeURIComponent` throws for half a surrogate pair, which a cut can leave.
const encode = (text: string) => encodeURIComponent(text.slice(0, MAX_BODY).replaceAll(/\p{Cs}/gu, ''))

/** Returns a `mailto:` link with the message, for when the form cannot send. */
function mailtoLink({ name, email: from, phoneNumber, subject, message }: MailFields): string {
  const writer = [name, from, phoneNumber].filter((part) => part !== '').join(', ')
  return `mailto:${agency.email}?subject=${encode(subject)}&body=${encode(`${writer}\n\n${message}`)}`
}

/**
 * Shows in the form what happens next, or what the visitor can do next. The toast announces the outcome of a send, so
 * the note is no live region then: a screen reader would read both.
 */
export function FormOutcome({ onConfirm }: { onConfirm: () => void }) {
  const note = useZustand(noteStore, (state) => state.note)
  const values = useStore(contactForm.store, (state) => state.values)
  if (note === null) return null
  if (note === 'sent')
    return (
      <Note role="group" aria-label={form.next.title} data-tone="plain" data-outcome="sent" tabIndex={-1}>
        <p>
          <strong>{form.next.title}</strong> <span>{form.next.text}</span>
        </p>
      </Note>
    )
  if (note === 'confirm')
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
  return (
    <Note data-tone="destructive">
      <p>
        <strong>{form.failure}</strong> <span>{form.failureHints[note]}</span>
      </p>
      <ButtonRow>
        <ButtonLink href={mailtoLink(values)}>{form.emailInstead}</ButtonLink>
      </ButtonRow>
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  padding: var(--space-4);
  border-inline-start: 3px solid var(--brass);
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
