import { useForm } from '@tanstack/react-form'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { SendError, type EmailSender } from '../../services/email.ts'
import { dropDraft, keepDraft, readDraft } from '../../services/draft.ts'
import { tidyLine } from '../../shared/text.ts'
import { toastStore } from '../../store/toasts.ts'
import { contactFields, emptyValues, fieldNames, type ContactField } from './fields.ts'
import { FAILED_TOAST, SENT_TOAST, type Outcome } from './outcome.ts'

/** Nobody fills five fields in less time, counted in milliseconds from the moment the form works. */
const SUSPICIOUSLY_FAST = 1000
/** Milliseconds after the first keystroke that is not in the draft yet until it is written. */
const DRAFT_DELAY = 300

type Control = HTMLInputElement | HTMLTextAreaElement

function controlOf(form: HTMLFormElement | null, name: ContactField): Control | null {
  const element = form?.elements.namedItem(name)
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
}

/** A filled trap or an impossible pace: probably a program, possibly a person, so it is asked and never dropped. */
function looksAutomatic(trap: HTMLInputElement | null, since: number): boolean {
  return trap?.value !== '' || performance.now() - since < SUSPICIOUSLY_FAST
}

function failed(reason: unknown): Outcome {
  return { kind: 'failed', failure: reason instanceof SendError ? reason.failure : 'refused' }
}

/** The button is disabled while it sends, which takes the focus from it; a keyboard gets it back. */
function refocusSubmit(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      form.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus({ preventScroll: true })
  })
}

interface Parts {
  form: RefObject<HTMLFormElement | null>
  /** A field that no person sees; programs fill it. */
  trap: RefObject<HTMLInputElement | null>
  sender: EmailSender
}

/** State and behaviour of the contact form: TanStack Form holds the values, the controls themselves the rules. */
export function useContactForm({ form: formRef, trap, sender }: Parts) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const mountedAt = useRef(0)
  const confirmed = useRef(false)
  const lastToast = useRef(0)
  const submitting = useRef(false)
  // Not the form's own `isSubmitting`: that is true while the fields are judged, and a read-only field is never wrong.
  const [sending, setSending] = useState(() => sender.pending !== null)

  const messageOf = (name: ContactField) => controlOf(formRef.current, name)?.validationMessage || undefined

  const form = useForm({
    defaultValues: emptyValues,
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => {
      formRef.current?.querySelector<Control>('[aria-invalid="true"]')?.focus()
    },
    onSubmit: async () => {
      const element = formRef.current
      if (!element) return
      if (!confirmed.current && looksAutomatic(trap.current, mountedAt.current)) {
        setOutcome({ kind: 'confirm' })
        return
      }
      setOutcome({ kind: 'none' })
      toastStore.dismiss(lastToast.current)
      try {
        const sent = sender.send(element)
        setSending(true)
        await sent
      } catch (reason) {
        console.error(reason)
        setOutcome(failed(reason))
        lastToast.current = toastStore.show(FAILED_TOAST)
        return
      } finally {
        setSending(false)
        refocusSubmit(element)
      }
      form.reset()
      dropDraft()
      confirmed.current = false
      setOutcome({ kind: 'sent' })
      toastStore.show(SENT_TOAST)
    },
  })

  // What was typed before hydration is only in the controls; what was typed before a reload only in the draft.
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
      keepDraft(form.state.values)
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

  // The page may have been left and opened again while a send was under way: it is the same one, not a new one.
  useEffect(() => {
    const { pending } = sender
    if (!pending) return undefined
    let left = false
    pending
      .then(
        () => {
          if (left) return
          form.reset()
          setOutcome({ kind: 'sent' })
        },
        (reason: unknown) => {
          if (!left) setOutcome(failed(reason))
        },
      )
      .finally(() => setSending(false))
    return () => {
      left = true
    }
  }, [form, sender])

  const submit = async () => {
    if (submitting.current || sending) return
    submitting.current = true
    try {
      // The controls must hold the tidied text before they judge and send it.
      flushSync(() => {
        for (const { name, ...rest } of contactFields) {
          const value = form.state.values[name]
          const tidied = 'rows' in rest ? (value.trim() === '' ? '' : value) : tidyLine(value)
          if (tidied !== value) form.setFieldValue(name, tidied)
        }
      })
      await form.handleSubmit()
    } finally {
      submitting.current = false
    }
  }

  const confirm = () => {
    confirmed.current = true
    return submit()
  }

  return { form, outcome, sending, submit, confirm, messageOf }
}
