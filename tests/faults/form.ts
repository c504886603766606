import type { Fault } from './fault.ts'

const FAILURES = 'e2e/contactFailures.spec.ts'
const CHECKS = 'e2e/contactChecks.spec.ts'
const DRAFT = 'e2e/contactDraft.spec.ts'
const EMAILJS = 'unit/emailjs.test.ts'
const SENDER = 'unit/mailSender.test.ts'
const STORE = 'unit/contactStore.test.ts'
const TEXT = 'unit/text.test.ts'

/** Faults of the contact form and what the browser stores. */
export const formFaults: readonly Fault[] = [
  {
    id: 36,
    fault: 'Cookies/site data blocked',
    tests: [
      ['e2e/siteData.spec.ts', 'works in a profile that blocks site data, and the form sends'],
      ['e2e/siteData.spec.ts', 'a sandboxed frame, which has no origin and no site data'],
      [FAILURES, 'keeps the typed text after a failure where the browser blocks site data'],
      ['e2e/contact.spec.ts', 'sends where the provider’s client cannot be loaded'],
    ],
  },
  {
    id: 37,
    fault: 'localStorage quota / null',
    tests: [
      ['unit/services.test.ts', 'the safe storage'],
      ['unit/services.test.ts', 'returns the newest value when the storage has room again'],
    ],
  },
  {
    id: 38,
    fault: 'Corrupt persisted JSON / old version / prototype keys',
    tests: [
      ['unit/services.test.ts', 'ignores content that it did not write'],
      ['unit/attempts.test.ts', 'ignore content of the storage that is none'],
    ],
  },
  {
    id: 39,
    fault: 'Offline on submit',
    tests: [
      [FAILURES, 'says that nothing was sent where the device is offline'],
      [FAILURES, 'is sent once after the device was offline and the provider asked to wait'],
    ],
  },
  {
    id: 40,
    fault: 'EmailJS 400/404/413/422',
    tests: [
      [EMAILJS, 'fails after the answer %i "%s" as "%s"'],
      [FAILURES, 'keeps the typed text after a failure, and offers to write a mail or to send again'],
    ],
  },
  {
    id: 41,
    fault: 'EmailJS 401/403/412/451',
    tests: [
      [EMAILJS, 'fails after the answer %i "%s" as "%s"'],
      [FAILURES, 'the toast of a failure does not cover the background’s control'],
    ],
  },
  {
    id: 42,
    fault: 'EmailJS 429',
    tests: [
      [FAILURES, 'is sent once after the device was offline and the provider asked to wait'],
      ['unit/contactMachine.test.ts', 'waits longer after each answer that asks to wait'],
    ],
  },
  {
    id: 43,
    fault: 'EmailJS 500/502/503',
    tests: [
      [EMAILJS, 'fails after the answer %i "%s" as "%s"'],
      [FAILURES, 'keeps the typed text after a failure, and offers to write a mail or to send again'],
    ],
  },
  {
    id: 44,
    fault: 'EmailJS hangs',
    tests: [
      [FAILURES, 'ends a send without an answer after 20 seconds, and says that it may have been sent'],
      [SENDER, 'ends after 20 seconds by default'],
    ],
  },
  {
    id: 47,
    fault: 'EmailJS chunk/import fails',
    tests: [
      ['e2e/contact.spec.ts', 'sends where the provider’s client cannot be loaded'],
      [EMAILJS, 'loads ahead of the first message, and a failed load is not an unhandled rejection'],
    ],
  },
  {
    id: 48,
    fault: 'Rejects with string / non-Error / undefined',
    tests: [
      [SENDER, 'the outcome of a send'],
      [EMAILJS, 'the provider’s client'],
    ],
  },
  {
    id: 49,
    fault: 'Double click, Enter+click, 10 clicks',
    tests: [
      ['e2e/contact.spec.ts', 'sends one request for ten clicks and the Enter key'],
      [STORE, 'is one send, however often it is repeated before the answer'],
    ],
  },
  {
    id: 50,
    fault: 'Submit then navigate away',
    tests: [
      [DRAFT, 'finishes a send, once, when the visitor leaves the page and returns'],
      [FAILURES, 'shows a failure when the visitor leaves the page during the send and returns'],
      [DRAFT, 'says that a message may have been sent, and when, and asks before it is sent again'],
    ],
  },
  {
    id: 52,
    fault: 'Empty / spaces-only / zero-width only',
    tests: [
      [CHECKS, 'shows the browser’s messages beside the fields, linked'],
      [CHECKS, 'refuses text that shows nothing and a phone number of hyphens'],
      [TEXT, 'of %s only is empty'],
    ],
  },
  {
    id: 53,
    fault: '1 MB paste in message',
    tests: [
      [CHECKS, 'kB, says that it is too long, and sends nothing'],
      [TEXT, 'of a million characters is tidied'],
    ],
  },
  {
    id: 54,
    fault: 'Emoji ZWJ, combining, astral at the limit',
    tests: [
      [TEXT, 'cuts between grapheme clusters'],
      [TEXT, 'keeps what joins letters and emoji'],
      ['unit/contact.test.ts', 'is a valid address of at most 1900 characters for any text'],
      ['unit/contact.test.ts', 'is made of a message of a million characters'],
    ],
  },
  {
    id: 55,
    fault: 'RTL, mixed bidi, U+202E override',
    tests: [
      [CHECKS, 'shows and sends markup, placeholders and text from right to left'],
      [TEXT, 'has a direction that the browser judges by paragraph'],
    ],
  },
  {
    id: 56,
    fault: 'CRLF header injection in name/email/subject',
    tests: [
      ['unit/contact.test.ts', 'has no control character, and no line break but in the message'],
      [TEXT, 'has no line break, control character or bidi mark in a line'],
    ],
  },
  {
    id: 57,
    fault: 'HTML/script/template {{…}} in fields',
    tests: [[CHECKS, 'shows and sends markup, placeholders and text from right to left']],
  },
  {
    id: 58,
    fault: 'Odd emails (a@b, quoted local, IDN, 320 chars, trailing dot)',
    tests: [[CHECKS, 'leaves odd addresses to the browser']],
  },
  {
    id: 60,
    fault: 'Honeypot filled / submit <2 s',
    tests: [
      [CHECKS, 'asks for one click when the form is filled faster than a person types'],
      [CHECKS, 'asks for one click when the honeypot is filled'],
    ],
  },
  {
    id: 61,
    fault: 'Autofill, IME composition + Enter',
    tests: [[CHECKS, 'takes text of an input method, and of autofill']],
  },
  {
    id: 81,
    fault: 'Sending fails, and the second attempt succeeds',
    tests: [
      [FAILURES, 'keeps the typed text after a failure, and offers to write a mail or to send again'],
      [FAILURES, 'shows one outcome: a refused second message and a failed one'],
      [STORE, 'has one toast: that of the last attempt'],
    ],
  },
  {
    id: 85,
    fault: 'The provider accepts a message after its timeout, and the visitor sends it again',
    tests: [
      [FAILURES, 'a message that is accepted after 20 seconds is announced as sent'],
      [STORE, 'is not announced as sent when an earlier attempt succeeds'],
    ],
  },
  {
    id: 87,
    fault: 'Autofill that fires change events only',
    tests: [[CHECKS, 'takes text of an input method, and of autofill']],
  },
  {
    id: 90,
    fault: 'No String.toWellFormed, no Intl.Segmenter',
    tests: [
      [
        'unit/contact.test.ts',
        'is made where the browser has neither String.toWellFormed nor Intl.Segmenter',
      ],
      [TEXT, 'is cut between the same clusters'],
    ],
  },
  {
    id: 91,
    fault: 'Two tabs send within a second; a duplicated tab',
    tests: [
      [DRAFT, 'says that a message may have been sent, and when, and asks before it is sent again'],
      [STORE, 'asks first where the same message is under way'],
      ['e2e/contact.spec.ts', 'the demo mail service answers as the provider does'],
      [FAILURES, 'is sent once after the device was offline and the provider asked to wait'],
    ],
  },
  {
    id: 101,
    fault: 'A clipboard that never answers',
    tests: [
      [
        'e2e/copy.spec.ts',
        'shows the message, selected, where the browser does not allow a copy or never answers',
      ],
    ],
  },
]
