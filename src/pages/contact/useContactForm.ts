import { useForm } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { storeDraft, readDraft } from '../../services/draft.ts'
import type { ContactField } from '../../services/mail.ts'
import { tidyLine } from '../../shared/text.ts'
import { contactStore } from './contactStore.ts'
import { contactFields, emptyValues, fieldNames } from './fields.ts'

/** Milliseconds after mounting. Only a program fills five fields in less time. */
const SUSPICIOUSLY_FAST = 1000
/** Milliseconds from a keystroke until the draft is stored. */
const DRAFT_DELAY = 300

type Control = HTMLInputElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement | null, name: ContactField): Control | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
}

/** Returns whether a program may have filled the form. A person can cause both signs, so the form asks. */
function looksAutomatic(honeypot: HTMLInputElement | null, mountedAt: number): boolean {
  return honeypot?.value !== '' || performance.now() - mountedAt < SUSPICIOUSLY_FAST
}

/** Returns the focus to the submit button, which loses it when it is disabled during a send. */
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

  const messageOf = (name: ContactField) => controlOf(formRef.current, name)?.validationMessage || undefined

  const form = useForm({
    defaultValues: emptyValues,
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => {
      formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus()
    },
    onSubmit: ({ value }) => contactStore.submit(value, looksAutomatic(honeypot.current, mountedAt.current)),
  })

  // A layout effect runs before the paint. Later, the outcome of an earlier visit would show for a frame.
  useLayoutEffect(() => {
    contactStore.open()
    // A paused scene gets the state of the next visit before this effect runs.
    return () => contactStore.open()
  }, [])

  useEffect(
    () =>
      contactStore.subscribe((after, before) => {
        if (before.kind !== 'sending') return
        if (after.kind === 'sent') form.reset()
        refocusSubmit(formRef.current)
      }),
    [form, formRef],
  )

  // Text typed before hydration is in the controls only, text typed before a reload in the draft only.
  useEffect(() => {
    mountedAt.current = performance.now()
    const draft = readDraft(fieldNames)
    for (const name of fieldNames) {
      const typed = controlOf(formRef.current, name)?.value ?? ''
      const value = typed || draft[name]
      if (value) form.setFieldValue(name, value)
    }
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
    if (contactStore.getState().kind === 'sending') return
    // The controls must hold the tidied text before the browser validates it.
    flushSync(() => {
      for (const { name, ...rest } of contactFields) {
        // Some password managers fill a control without an event.
        const value = controlOf(formRef.current, name)?.value ?? form.state.values[name]
        const tidied = 'rows' in rest ? (value.trim() === '' ? '' : value) : tidyLine(value)
        if (tidied !== form.state.values[name]) form.setFieldValue(name, tidied)
      }
    })
    await form.handleSubmit()
  }

  const confirm = () => {
    contactStore.confirm()
    return submit()
  }

  return { form, state, submit, confirm, messageOf }
}
