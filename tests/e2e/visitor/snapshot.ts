import type { Page } from 'playwright/test'
import { form, interfaceTexts } from '../../helpers/content.ts'
import { fieldNames } from '../../../src/pages/contact/fields.ts'

/** The contact form. */
interface FormState {
  /** Text of the fields by name. */
  values: Record<string, string>
  sending: boolean
  /** Whether the form asks for one more click. */
  confirming: boolean
  /** Number of fields with an error. */
  invalid: number
  /** Whether the notes after a delivery and after a failure are shown. */
  sent: boolean
  failed: boolean
}

/** What a page shows at one moment. */
export interface Snapshot {
  url: string
  canvases: number
  /** Tones of the open toasts. */
  toasts: string[]
  /** The focused element, or null where that is the body. */
  focus: string | null
  form: FormState | null
  /** Whether the message about a page that failed is shown. */
  pageFailed: boolean
  menuOpen: boolean
  /** Whether the background's control says that the scene plays. */
  playing: boolean
  violations: string[]
}

/** The button by which the visitor confirms a message that the form asks about. */
export const CONFIRM_BUTTON = '#message [role="alert"] button'

const texts = {
  sending: form.sending,
  confirm: CONFIRM_BUTTON,
  sent: form.next.title,
  failed: form.failure,
  pageFailed: interfaceTexts.failedPage.title,
  pause: interfaceTexts.backdrop.pause,
  names: fieldNames,
}

/** Reads what the page shows now. Rejects while another document replaces it. */
export function readSnapshot(page: Page): Promise<Snapshot> {
  return page.evaluate((words): Snapshot => {
    const element = document.querySelector<HTMLFormElement>('form#message')
    const says = (root: ParentNode | null, selector: string, text: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].some(({ textContent }) => textContent.includes(text))
    const valueOf = (name: string) => {
      const control = element?.elements.namedItem(name)
      return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
        ? control.value
        : ''
    }
    const focused = document.activeElement
    return {
      url: location.href,
      canvases: document.querySelectorAll('canvas').length,
      toasts: [
        ...document.querySelectorAll<HTMLElement>(
          '#page > footer > [data-screen-only] > [role] > [data-tone]',
        ),
      ].map((toast) => toast.dataset['tone'] ?? ''),
      focus:
        focused === null || focused === document.body || focused === document.documentElement
          ? null
          : `${focused.localName} ${focused.textContent.trim().slice(0, 30)}`,
      form: element && {
        values: Object.fromEntries(words.names.map((name) => [name, valueOf(name)])),
        sending: says(element, 'button', words.sending),
        confirming: document.querySelector(words.confirm) !== null,
        invalid: element.querySelectorAll('[aria-invalid="true"]').length,
        sent: says(element, 'strong', words.sent),
        failed: says(element, 'strong', words.failed),
      },
      pageFailed: says(document, 'main h1', words.pageFailed),
      menuOpen: document.querySelector(':popover-open') !== null,
      playing: says(document, 'header button', words.pause),
      violations: window.violations ?? [],
    }
  }, texts)
}
