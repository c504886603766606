import styled from '@emotion/styled'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { form as texts } from 'virtual:content/form'
import { site } from '../../config/site.ts'
import { readDraft, storeDraft } from '../../browser/draft.ts'
import {
  canSend,
  MAIL_PATH,
  mailOrigin,
  prefetchMail,
  providerFields,
  type ContactField,
} from '../../browser/mail.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { siteStore, useSite } from '../../store/site.ts'
import { withAlpha } from '../../theme/color.ts'
import { isTallWindow, minWidth, tallColumn } from '../../theme/media.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { deliver, forgetOutcome } from './delivery.ts'
import { contactFields, emptyValues, fieldNames, tidied } from './fields.ts'
import { Failure, Receipt } from './FormOutcome.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The contact form. Before hydration, and where the browser blocks site data, it is a native form, which
 * posts the same fields to the same address.
 * After hydration the browser still validates the values, and its messages are shown beside the fields. What
 * is typed is in TanStack's store, and in the draft for the next visit of the page. What happens to the
 * message is in the site's store: a send continues when the visitor leaves.
 */
export function ContactForm() {
  const hydrated = useHydrated()
  const sends = hydrated && canSend()
  const formRef = useRef<HTMLFormElement>(null)
  const delivery = useSite((state) => state.delivery)
  const sending = delivery === 'sending'
  /** What a screen reader says although the focus does not move. */
  const [announced, setAnnounced] = useState('')
  const said = sending ? texts.sending : announced
  const controlOf = (name: ContactField) => formRef.current?.elements.namedItem(name) as Control | null

  const form = useForm({
    defaultValues: emptyValues,
    // At each submission, and after the first one at each change.
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: () => ({
        fields: Object.fromEntries(fieldNames.map((name) => [name, controlOf(name)?.validationMessage])),
      }),
    },
    listeners: { onChange: ({ formApi }) => storeDraft(formApi.state.values) },
    onSubmitInvalid() {
      forgetOutcome()
      const control = formRef.current?.querySelector<Control>('[aria-invalid="true"]')
      // A message is read with the field that gets the focus, and not where the field has it already.
      if (control && control === document.activeElement)
        setAnnounced(`${control.labels?.[0]?.textContent ?? ''}: ${control.validationMessage}`)
      control?.focus()
    },
    onSubmit: ({ value }) => deliver(value),
  })

  // Layout effects run before the paint. Later, the outcome of an earlier visit would show for a frame.
  useLayoutEffect(() => {
    forgetOutcome()
    // What was typed before hydration is in the controls only, and what was typed on an earlier visit in the
    // draft only.
    const draft = readDraft(fieldNames)
    for (const name of fieldNames) {
      const value = controlOf(name)?.value || draft[name]
      if (value) form.setFieldValue(name, value)
    }
    return forgetOutcome
  }, [form])

  // Also for a message that an earlier visit of the page has sent.
  useLayoutEffect(() => {
    if (delivery === 'sent') form.reset()
  }, [form, delivery])

  useEffect(() => {
    const { current: element } = formRef
    if (!element || !sending) return undefined
    // The form comes into view, and with it the place in the scene from which its letter leaves: beside it,
    // in a tall window below it. A visitor who comes back during a send keeps the place in the page.
    if (form.state.isSubmitting) element.scrollIntoView({ block: isTallWindow() ? 'end' : 'start' })
    return () => {
      // The disabled button has lost the focus.
      const outcome = element.querySelector<HTMLElement>('[data-outcome=sent]')
      const target = outcome ?? element.querySelector<HTMLElement>('[type=submit]')
      if (document.activeElement !== document.body && !element.contains(document.activeElement)) return
      target?.focus()
      outcome?.scrollIntoView()
    }
  }, [form, sending])

  const submit = () => {
    // `sending` is of the last render: a second event of the same task would pass it.
    if (form.state.isSubmitting || siteStore.getState().delivery === 'sending') return
    setAnnounced('')
    for (const name of fieldNames) {
      const control = controlOf(name)
      if (!control) continue
      const value = tidied(name, control.value)
      if (value !== control.value) control.value = value
      // Some password managers fill a control without an event.
      if (value !== form.state.values[name]) form.setFieldValue(name, value)
    }
    void form.handleSubmit()
  }

  return (
    <Sheet
      ref={formRef}
      id="message"
      aria-label={texts.label}
      action={`${mailOrigin(site.mode)}${MAIL_PATH}`}
      method="post"
      encType="multipart/form-data"
      noValidate={sends}
      onSubmit={(event) => {
        if (!sends) return
        event.preventDefault()
        submit()
      }}
      onFocus={sends ? prefetchMail : undefined}
    >
      <Fields>
        {contactFields.map(({ name, attributes, ...rest }) => (
          <form.Field key={name} name={name}>
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
          </form.Field>
        ))}
      </Fields>
      {sends
        ? null
        : Object.entries(providerFields(site.mail)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <Actions>
        <Button type="submit" data-variant="primary" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </Button>
        {/*
         * A screen reader reads neither a disabled button's new label nor a message beside the focus. Orca
         * leaves out a text that it said last, except in a new element.
         */}
        <VisuallyHidden as="div" role="status" aria-live="polite">
          {said ? <p>{said}</p> : null}
        </VisuallyHidden>
        <p>{texts.note}</p>
      </Actions>
      {delivery === 'sent' ? (
        <Receipt values={form.state.values} onAgain={() => controlOf('name')?.focus()} />
      ) : null}
      {delivery === 'failed' ? (
        <form.Subscribe selector={({ values }) => values}>
          {(values) => <Failure values={values} />}
        </form.Subscribe>
      ) : null}
    </Sheet>
  )
}

const Sheet = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding: var(--space-panel);
  border: var(--rule);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 92)};
  ${tallColumn} {
    /* As high as the receipt, which is in the flow. */
    &:has([data-outcome]) {
      background: none;
      > * {
        grid-area: 1 / 1;
      }
      > :not([data-outcome]) {
        opacity: 0;
      }
    }
  }
  &:has(:disabled) > div:first-of-type {
    opacity: 0.7;
  }
`

const Fields = styled.div`
  display: grid;
  gap: var(--space-4) var(--gutter);
  ${minWidth('tablet')} {
    grid-template: auto auto 1fr / 1fr 1fr;
  }
`

const Actions = styled.div`
  display: grid;
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
    font-size: var(--size-small);
    line-height: 1.45;
  }
`
