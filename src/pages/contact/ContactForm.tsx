import styled from '@emotion/styled'
import { Field as FormField } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import { form as texts } from 'virtual:content/form'
import { site } from '../../config/site.ts'
import { readDraft, storeDraft } from '../../browser/draft.ts'
import { MAIL_PATH, mailOrigin, prefetchMail, providerFields, type ContactField } from '../../browser/mail.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { useSite } from '../../store/site.ts'
import { withAlpha } from '../../theme/color.ts'
import { minWidth } from '../../theme/layout.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { askToConfirm, contactForm, forgetOutcome, forgetReceipt } from './contactForm.ts'
import { contactFields, fieldNames, tidied } from './fields.ts'
import { FormOutcome, Receipt } from './FormOutcome.tsx'

/** Milliseconds from a keystroke until the draft is stored. */
const DRAFT_DELAY = 300

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The contact form. Before hydration it is a native form, which posts the same fields to the same address. After
 * hydration the browser still validates the values, and its messages are shown beside the fields.
 */
export function ContactForm() {
  const hydrated = useHydrated()
  const formRef = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const sending = useSite(({ delivery }) => delivery === 'sending')
  const controlOf = (name: ContactField) => formRef.current?.elements.namedItem(name) as Control | null
  const messageOf = (name: ContactField) => controlOf(name)?.validationMessage || undefined

  // A layout effect runs before the paint. Later, the outcome of an earlier visit would show for a frame.
  useLayoutEffect(() => {
    forgetOutcome()
    return forgetOutcome
  }, [])

  useEffect(() => {
    // What was typed before hydration is in the controls only, and what was typed before a reload in the draft only.
    const draft = readDraft(fieldNames)
    for (const name of fieldNames) {
      const value = controlOf(name)?.value || contactForm().state.values[name] || draft[name]
      if (value) contactForm().setFieldValue(name, value)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      storeDraft(contactForm().state.values)
    }
    const flush = () => timer !== undefined && write()
    const { unsubscribe } = contactForm().store.subscribe(() => {
      timer ??= setTimeout(write, DRAFT_DELAY)
    })
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      unsubscribe()
      flush()
    }
  }, [])

  const wasSending = useRef(sending)
  useEffect(() => {
    const { current: form } = formRef
    const { current: before } = wasSending
    wasSending.current = sending
    // A visitor who comes back during a send keeps the place in the page.
    if (!form || sending === before) return
    // The end of the form comes into view, and with it the place in the scene from which its letter leaves.
    if (sending) {
      form.scrollIntoView({ block: 'end' })
      return
    }
    // The disabled button has lost the focus.
    const outcome = form.querySelector<HTMLElement>('[data-outcome=sent]')
    const target = outcome ?? form.querySelector<HTMLElement>('[type=submit]')
    if (document.activeElement === document.body || form.contains(document.activeElement)) target?.focus()
  }, [sending])

  const submit = async (isConfirmed = false) => {
    // `sending` is of the last render: a second event of the same task would pass it.
    if (contactForm().state.isSubmitting) return
    for (const name of fieldNames) {
      const control = controlOf(name)
      if (!control) continue
      const value = tidied(control.value)
      if (value !== control.value) control.value = value
      // Some password managers fill a control without an event.
      if (value !== contactForm().state.values[name]) contactForm().setFieldValue(name, value)
    }
    if (!isConfirmed && honeypot.current?.value && formRef.current?.checkValidity()) askToConfirm()
    else await contactForm().handleSubmit()
    formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus()
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <Sheet
      ref={formRef}
      id="message"
      aria-label={texts.label}
      action={`${mailOrigin(site.mode)}${MAIL_PATH}`}
      method="post"
      encType="multipart/form-data"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={hydrated ? prefetchMail : undefined}
    >
      <Fields onFocus={({ target }) => target.matches('input, textarea') && forgetReceipt()}>
        {contactFields.map(({ name, attributes, ...rest }) => (
          <FormField
            key={name}
            form={contactForm()}
            name={name}
            validators={{
              onSubmit: () => messageOf(name),
              onChange: () => (contactForm().state.submissionAttempts > 0 ? messageOf(name) : undefined),
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
                onChange={(event) => field.handleChange(event.currentTarget.value)}
              />
            )}
          </FormField>
        ))}
        <Receipt onAgain={() => controlOf('name')?.focus()} />
      </Fields>
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
        : Object.entries(providerFields(site.mail)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <Actions>
        <Button type="submit" data-variant="primary" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </Button>
        {/* A screen reader does not read the changed label of a button that is disabled. */}
        <VisuallyHidden role="status" aria-live="polite">
          {sending ? texts.sending : ''}
        </VisuallyHidden>
        <p>{texts.note}</p>
      </Actions>
      <FormOutcome onConfirm={() => void submit(true)} />
    </Sheet>
  )
}

const Sheet = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding: var(--space-panel);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 92)};
`

const Fields = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-6) var(--gutter);
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
