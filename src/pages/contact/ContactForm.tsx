import styled from '@emotion/styled'
import { useRef, type FormEvent } from 'react'
import { form as texts } from '../../content/form.ts'
import { sizeOf } from '../../services/mailSender.ts'
import { siteMail } from '../../services/siteMail.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { withAlpha } from '../../theme/color.ts'
import { minWidth } from '../../theme/layout.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { isBusy } from './contactMachine.ts'
import { contactFields } from './fields.ts'
import { FormOutcome } from './FormOutcome.tsx'
import { MessageSize } from './MessageSize.tsx'
import { useContactForm } from './useContactForm.ts'

const { action, encType, hiddenFields } = siteMail.nativeForm

/**
 * The contact form. Before hydration it is a native form, which posts the same fields to the same address. After
 * hydration the browser still validates the values, and its messages are shown beside the fields.
 */
export function ContactForm() {
  const hydrated = useHydrated()
  const formRef = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const { form, state, submit, confirm, messageOf } = useContactForm({ form: formRef, honeypot })
  const sending = state.kind === 'sending'
  const busy = isBusy(state)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Sheet
      ref={formRef}
      id="message"
      aria-label={texts.label}
      action={action}
      method="post"
      encType={encType}
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={hydrated ? prefetchOnce : undefined}
    >
      {contactFields.map(({ name, attributes, ...rest }) => (
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
              label={texts.fields[name]}
              value={field.state.value}
              readOnly={sending}
              error={field.state.meta.errors[0]}
              note={
                name === 'message' ? (
                  <form.Subscribe selector={({ values }) => sizeOf(values)}>
                    {(size) => <MessageSize size={size} />}
                  </form.Subscribe>
                ) : undefined
              }
              onChange={(event) => field.handleChange(event.currentTarget.value)}
              onBlur={field.handleBlur}
            />
          )}
        </form.Field>
      ))}
      {/* Only programs fill this field: it is hidden and outside the tab order. Without a name it is not sent. */}
      <Honeypot
        ref={honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        defaultValue=""
      />
      {hydrated
        ? null
        : Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <Actions>
        {/* A disabled button would lose the focus. `submit` does nothing while a message is on its way. */}
        <Button type="submit" data-variant="primary" aria-disabled={busy || undefined}>
          {sending ? texts.sending : texts.send}
        </Button>
        <p>{texts.note}</p>
      </Actions>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => <FormOutcome state={state} values={values} onConfirm={() => void confirm()} />}
      </form.Subscribe>
    </Sheet>
  )
}

let prefetched = false

/** Loads the mail client when the form gets the focus for the first time. */
function prefetchOnce(): void {
  if (prefetched) return
  prefetched = true
  siteMail.prefetch()
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

const Honeypot = styled.input`
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
