import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { useEffect, useRef, useState } from 'react'
import { form } from 'virtual:content/form'
import { agency } from 'virtual:content/agency'
import { language } from 'virtual:content/navigation'
import { fill } from '../../shared/fill.ts'
import type { MailFields } from '../../browser/mail.ts'
import { ruled } from '../../ui/columns.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { minWidth, tallColumn } from '../../theme/media.ts'
import { PanelGap } from '../../ui/SceneGap.ts'
import { forgetReceipt } from './delivery.ts'
import { fieldNames } from './fields.ts'

/** Milliseconds from the focus of a control until the receipt goes. */
const RECEIPT_DELAY = 300

/** Most characters of a mail link. Windows opens no longer ones. */
const MAX_LINK = 1899

/** Encodes the beginning of a text, of at most `room` characters when it is encoded. */
function encoded(text: string, room: number): string {
  let result = ''
  for (const character of text) {
    const next = result + encodeURIComponent(character)
    if (next.length > room) break
    result = next
  }
  return result
}

/**
 * Returns a `mailto:` link with the message, for when the form cannot send. What is too long for it is cut.
 */
function mailTo({ name, email: from, phoneNumber, subject, message }: MailFields): string {
  const writer = [name, from, phoneNumber].filter((part) => part !== '').join(', ')
  const start = `mailto:${agency.email}?subject=${encoded(subject, MAX_LINK / 3)}&body=`
  return start + encoded(`${writer}\n\n${message}`, MAX_LINK - start.length)
}

/**
 * Lies over the form after a message was sent: when it went, what happens next, and a copy. The controls
 * below it stay operable with the keyboard, and it goes soon after one of them has got the focus: removed at
 * once, together with its button, screen readers would not say the control. It is no live region, because the
 * toast announces the outcome.
 */
export function Receipt({ values, onAgain }: { values: MailFields; onAgain: () => void }) {
  const [title] = useState(() => {
    const now = new Date()
    const time = now.toLocaleTimeString(language, { timeStyle: 'short' })
    const date = now.toLocaleDateString(language, { day: 'numeric', month: 'long' })
    return fill(form.receipt.title, { time, date })
  })
  // The form is emptied after the first render.
  const [copy] = useState(values)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const below = sheet.current?.parentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('input, textarea, [type=submit]'))
        timer ??= setTimeout(forgetReceipt, RECEIPT_DELAY)
    }
    below?.addEventListener('focusin', leave)
    return () => {
      below?.removeEventListener('focusin', leave)
      clearTimeout(timer)
    }
  }, [])
  return (
    <Sheet ref={sheet} role="group" aria-label={title} data-outcome="sent" tabIndex={-1}>
      <div>
        <p>{title}</p>
        <p>
          <strong>{form.next.title}</strong> <span>{form.next.text}</span>
        </p>
        <TextButton type="button" onClick={onAgain}>
          {form.receipt.again}
        </TextButton>
      </div>
      {/* Where the scene answers, if not beside or below the form. */}
      <PanelGap {...marked({ keyframe: 1, sceneGap: true })} />
      <dl>
        {fieldNames.map((name) =>
          copy[name] ? (
            <div key={name}>
              <dt>{form.fields[name]}</dt>
              <dd dir="auto">{copy[name]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Sheet>
  )
}

/** Says in the form what the visitor can do after a failure. The toast announces the outcome of a send. */
export function Failure({ values }: { values: MailFields }) {
  return (
    <Note>
      <p>
        <strong>{form.failure}</strong> <span>{form.failureHint}</span>
      </p>
      <ButtonRow>
        <ButtonLink href={mailTo(values)}>{form.emailInstead}</ButtonLink>
      </ButtonRow>
    </Note>
  )
}

/**
 * As large as the form, which it hides, or in tall windows the form as large as it. Its outline lies on the
 * form's border.
 */
const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--space-4);
  padding: var(--space-panel);
  overflow: auto;
  border-radius: 3px;
  outline-offset: -1px;
  background: var(--ink-900);
  > div {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  > span {
    ${minWidth('desktop')} {
      display: none;
    }
  }
  ${tallColumn} {
    position: relative;
    margin: calc(-1 * var(--space-panel));
    grid-template-rows: auto auto 1fr;
    gap: 0;
    padding: 0;
    background: none;
    > div,
    > dl {
      padding: var(--space-panel);
      background: var(--ink-900);
    }
  }
  p {
    max-width: 52ch;
  }
  dl {
    ${ruled}
    display: flex;
    flex-direction: column;
    font-size: var(--size-small);
    line-height: 2.25rem;
  }
  dl > div {
    display: grid;
    grid-template: minmax(0, 1fr) / 6.5rem minmax(0, 1fr);
  }
  dt {
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
  dd {
    overflow: hidden;
    white-space: pre-wrap;
  }
  dl > div:last-child {
    flex: 1 0 6.75rem;
    border: 0;
    height: 0;
  }
  /*
   * The message is on ruled paper, which fades out at its end. Rules under its label would look like empty
   * rows of the table.
   */
  div:last-child > dd {
    background: repeating-linear-gradient(transparent 0 calc(1lh - 1px), var(--line) calc(1lh - 1px) 1lh);
    mask-image: linear-gradient(black calc(100% - 2lh), transparent);
  }
  p:first-of-type {
    color: var(--foam);
    font: 400 var(--size-heading) / 1.1 var(--font-display);
  }
`

const TextButton = styled.button`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--foam);
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-underline-offset: 0.3em;
`

const Note = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border-inline-start: 3px solid var(--flare);
  background: var(--ink-800);
  font-size: var(--size-small);
`
