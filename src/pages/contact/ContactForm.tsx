import styled from '@emotion/styled'
import { useRef, type FormEvent } from 'react'
import { site } from '../../config/site.ts'
import {
  createEmailSender,
  prefetchEmailClient,
  providerFields,
  SEND_PATH,
  type EmailSender,
} from '../../services/email.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { withAlpha } from '../../theme/color.ts'
import { minWidth } from '../../theme/layout.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { contactFields } from './fields.ts'
import { FormOutcome } from './FormOutcome.tsx'
import { useContactForm } from './useContactForm.ts'

const { mail } = site

const siteSender = createEmailSender({
  mail,
  origin: mail.origin || (typeof location === 'undefined' ? '' : location.origin),
})

interface ContactFormProps {
  sender?: EmailSender
}

/**
 * Until the script is here this is a native form that posts to the same address with the same fields; from then on the
 * browser still judges the values, and says why, but the messages stand beside the fields.
 */
export function ContactForm({ sender = siteSender }: ContactFormProps) {
  const hydrated = useHydrated()
  const formRef = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { form, outcome, sending, submit, confirm, messageOf } = useContactForm({
    form: formRef,
    trap,
    sender,
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Sheet
      ref={formRef}
      id="message"
      aria-label="Write to the crew"
      action={`${mail.origin}${SEND_PATH}`}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={hydrated ? prefetchOnce : undefined}
    >
      {contactFields.map(({ name, label, attributes, ...rest }) => (
        <form.Field
          key={name}
          name={name}
          validators={{
            onSubmit: () => messageOf(name),
            onChange: ({ fieldApi }) =>
              fieldApi.form.state.submissionAttempts > 0 ? messageOf(name) : undefined,
          }}
        >
          {(field) => (
            <Field
              {...attributes}
              {...rest}
              name={name}
              label={label}
              value={field.state.value}
              readOnly={sending}
              error={field.state.meta.errors[0]}
              onChange={(event) => field.handleChange(event.currentTarget.value)}
              onBlur={field.handleBlur}
            />
          )}
        </form.Field>
      ))}
      {/* Unnamed, so never sent; out of sight and of the tab order, so never filled by a person. */}
      <Trap ref={trap} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" defaultValue="" />
      {hydrated
        ? null
        : providerFields(mail).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <Actions>
        <Button type="submit" data-variant="primary" disabled={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </Button>
        <p>
          It goes to our mailbox by way of a mail service, and nowhere else. Your draft stays in this tab
          until then.
        </p>
      </Actions>
      <form.Subscribe selector={(state) => state.values}>
        {(values) => <FormOutcome outcome={outcome} values={values} onConfirm={() => void confirm()} />}
      </form.Subscribe>
    </Sheet>
  )
}

let prefetched = false

function prefetchOnce(): void {
  if (prefetched) return
  prefetched = true
  prefetchEmailClient()
}

const Sheet = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding: var(--space-panel);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 92)};
  ${minWidth('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`

const Trap = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
`

const Actions = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4) var(--space-6);
  align-items: center;
  ${minWidth('tablet')} {
    grid-template-columns: auto 1fr;
  }
  button {
    min-width: min(10.5rem, 100%);
  }
  p {
    max-width: 42ch;
    color: var(--mist);
    font-size: var(--size-small);
    line-height: 1.45;
  }
`
