import { expect } from 'playwright/test'
import { emptyValues, fieldNames } from '../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../src/browser/mail.ts'
import { form } from '../../helpers/content.ts'
import { field, formButton } from '../words.ts'
import { readSnapshot } from './invariants.ts'
import { pick, press, type Step } from './step.ts'
import { ANSWERS, excuse, type Visit } from './visit.ts'

/** Texts for each field. An empty text of a required field, and the second address, are refused. */
const TEXTS: Readonly<Record<keyof MailFields, readonly string[]>> = {
  name: ['Amara Lindqvist', '李小龍', 'O’Brien <b>&amp;</b>', ''],
  email: ['amara@northlight.example', 'not an address', 'x@y.example'],
  phoneNumber: ['+46 8 555 01 42', ''],
  subject: ['A billing system from 2009', 'مرحبا', '😀 “quoted”'],
  message: ['It runs every night at two.\nNobody remembers why.', 'Ærlig talt: 100 % 😀', ''],
}

const isComplete = ({ name, email, subject, message }: MailFields) =>
  [name, subject, message].every((text) => text.trim() !== '') && /^\S+@\S+$/.test(email)

const canWrite = async ({ page }: Visit) => (await readSnapshot(page)).form?.sending === false

async function write(visit: Visit, name: keyof MailFields, text: string): Promise<void> {
  await field(visit.page, name).fill(text)
  visit.typed = { ...visit.typed, [name]: text }
  visit.byKeyboard = true
}

export const formSteps: Readonly<Record<string, Step>> = {
  write: {
    weight: 7,
    can: canWrite,
    async act(visit, random) {
      const name = pick(random, fieldNames)
      const text = pick(random, TEXTS[name])
      await write(visit, name, text)
      return `writes ${JSON.stringify(text)} into ${name}`
    },
  },
  type: {
    weight: 5,
    can: canWrite,
    async act(visit, random) {
      const name = pick(random, fieldNames)
      await field(visit.page, name).press('ControlOrMeta+End')
      await visit.page.keyboard.type('. x')
      visit.typed = { ...visit.typed, [name]: `${visit.typed[name]}. x` }
      visit.byKeyboard = true
      return `types ". x" at the end of ${name}`
    },
  },
  fillAll: {
    weight: 10,
    can: canWrite,
    async act(visit, random) {
      for (const name of fieldNames) await write(visit, name, TEXTS[name][0] ?? '')
      const subject = `Subject ${random.index(1e6)}`
      await write(visit, 'subject', subject)
      return `fills in the form, with the subject "${subject}"`
    },
  },
  send: {
    weight: 14,
    can: canWrite,
    async act(visit, random) {
      const { page, mail } = visit
      mail.answer = pick(random, ANSWERS)
      const complete = isComplete(visit.typed)
      const before = mail.letters
      const formBefore = (await readSnapshot(page)).form
      const failedBefore = formBefore?.failed === true
      if (complete) visit.sends += 1
      let how = 'with Enter in a field'
      // The receipt of the last message lies over the button.
      if (random.between(0, 1) < 0.3 || formBefore?.sent) {
        await field(page, 'email').press('Enter')
        visit.byKeyboard = true
      } else how = await press(visit, formButton(page, form.send), random)
      let outcome = ''
      await expect(async () => {
        const { form: state } = await readSnapshot(page)
        if (!complete && state && state.invalid > 0) outcome = 'is told what is missing'
        else if (complete && mail.letters > before) outcome = `the mail service ${mail.answer}`
        else if (complete && visit.offline && (!failedBefore || !state?.sending) && state?.failed)
          outcome = 'is offline'
        expect(outcome, 'a message with all texts is sent, another one is refused').not.toBe('')
      }).toPass({ timeout: 15_000, intervals: [30] })
      if (complete && (visit.offline || mail.answer !== 'accepts')) {
        excuse(visit, /^The message was not sent \(/, 1)
        excuse(visit, /^Failed to load resource: (the server responded with a status of 500|net::ERR_)/, 1)
      } else if (complete) visit.typed = { ...emptyValues }
      return `sends ${how}, and ${outcome}`
    },
  },
}
