import { useForm } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { form as texts } from '../../content/form.ts'
import { isSameMessage } from '../../services/attempts.ts'
import { readDraft, storeDraft } from '../../services/draft.ts'
import type { ContactField } from '../../services/mail.ts'
import { isBusy } from './contactMachine.ts'
import { contactStore } from './contactStore.ts'
import { emptyValues, fieldNames, tidied } from './fields.ts'

/** Milliseconds after mounting. Only a program fills five empty fields in less time. */
const SUSPICIOUSLY_FAST = 1000
/** Milliseconds from a keystroke until the draft is stored. */
const DRAFT_DELAY = 300

type Control = HTMLInputElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement | null, name: ContactField): Control | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
}

/** Returns the message beside a field: the browser's own where it has one that says what to write. */
function messageOf(control: Control | null): string | undefined {
  if (control?.validity.patternMismatch) return texts.noPhoneNumber
  return control?.validationMessage || undefined
}

/** Returns what was typed before hydration, which is in the controls only, or before a reload, in the draft only. */
function restoredValues(form: HTMLFormElement | null) {
  const draft = readDraft(fieldNames)
  const values = { ...emptyValues }
  for (const name of fieldNames) values[name] = controlOf(form, name)?.value || (draft[name] ?? '')
  return values
}

/** Returns whether a program may have filled the form. A person can cause both signs, so the form asks. */
function looksAutomatic(honeypot: HTMLInputElement | null, mountedAt: number): boolean {
  return honeypot?.value !== '' || performance.now() - mountedAt < SUSPICIOUSLY_FAST
}

/** Moves the focus to the submit button where it was in a note that is gone. */
function refocusSubmit(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true })
  })
}

interface FormRefs {
  form: RefObject<HTMLFormElement | null>
  /** A field that is hidden from people. Programs fill it. */
  honeypot: RefObject<HTMLInputElement | null>
}

/**
 * Connects the contact form with its store. TanStack Form holds the values. The attributes of the
 * controls are the rules. `contactStore` holds the state of the send.
 */
export function useContactForm({ form: formRef, honeypot }: FormRefs) {
  const state = useStore(contactStore)
  const mountedAt = useRef(0)

  const form = useForm({
    defaultValues: emptyValues,
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => {
      contactStore.refuse()
      formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus()
    },
    onSubmit: ({ value }) => contactStore.submit(value, looksAutomatic(honeypot.current, mountedAt.current)),
  })

  // A layout effect runs before the paint. Later, the outcome of an earlier visit would show for a frame.
  useLayoutEffect(() => {
    contactStore.open(restoredValues(formRef.current))
    // A paused scene gets the state of the next visit before this effect runs.
    return () => contactStore.open()
  }, [formRef])

  useEffect(
    () =>
      contactStore.subscribe((after, before) => {
        // After a late answer the values can be a further message.
        if (after.kind === 'sent' && isSameMessage(form.state.values, after.fields)) form.reset()
        if (isBusy(before) !== isBusy(after)) refocusSubmit(formRef.current)
      }),
    [form, formRef],
  )

  useEffect(() => {
    // A visitor who comes back to a draft may send it at once.
    mountedAt.current = readDraft(fieldNames).message ? -Infinity : performance.now()
    const values = restoredValues(formRef.current)
    for (const name of fieldNames) if (values[name]) form.setFieldValue(name, values[name])
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      storeDraft(form.state.values)
    }
    const subscription = form.store.subscribe(() => {
      timer ??= setTimeout(write, DRAFT_DELAY)
    })
    const flush = () => {
      if (timer !== undefined) write()
    }
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      subscription.unsubscribe()
      flush()
    }
  }, [form, formRef])

  const submit = async () => {
    // Fields are read-only during a send, and the browser finds every read-only field valid.
    if (isBusy(contactStore.getState())) return
    // The controls must hold the tidied text before the browser validates it.
    flushSync(() => {
      for (const name of fieldNames) {
        // Some password managers fill a control without an event.
        const value = tidied(name, controlOf(formRef.current, name)?.value ?? form.state.values[name])
        if (value !== form.state.values[name]) form.setFieldValue(name, value)
      }
    })
    await form.handleSubmit()
  }

  const confirm = () => {
    contactStore.confirm()
    return submit()
  }

  return {
    form,
    state,
    submit,
    confirm,
    messageOf: (name: ContactField) => messageOf(controlOf(formRef.current, name)),
  }
}
