import { expect } from 'playwright/test'
import { form } from '../../../helpers/content.ts'
import { emptyValues } from '../../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../../src/services/mail.ts'
import { field, formButton } from '../../words.ts'
import { ANSWERS } from '../mail.ts'
import { CONFIRM_BUTTON, readSnapshot } from '../snapshot.ts'
import { leaveCalendar, press, type Step } from '../step.ts'
import { excuse, VERDICT, type Visit } from '../visit.ts'

/** Texts for each field. An empty text of a required field, and the second address, are refused. */
const TEXTS: Readonly<Record<keyof MailFields, readonly string[]>> = {
  name: ['Amara Lindqvist', '李小龍', 'O’Brien <b>&amp;</b>', ''],
  email: ['amara@northlight.example', 'not an address', 'x@y.example'],
  phoneNumber: ['+46 8 555 01 42', ''],
  subject: ['A billing system from 2009', 'مرحبا', '😀 “quoted”'],
  message: ['It runs every night at two.\nNobody remembers why.', 'Ærlig talt: 100 % 😀', ''],
}
const NAMES = Object.keys(TEXTS) as (keyof MailFields)[]

const isComplete = ({ name, email, subject, message }: MailFields) =>
  [name, subject, message].every((text) => text.trim() !== '') && /^\S+@\S+$/.test(email)

const canWrite = async ({ page, maybeSent }: Visit) => {
  const { form: state } = await readSnapshot(page)
  return state !== null && !state.sending && !maybeSent
}

async function write(visit: Visit, name: keyof MailFields, text: string): Promise<void> {
  await leaveCalendar(visit)
  await field(visit.page, name).fill(text)
  visit.typed = { ...visit.typed, [name]: text }
  visit.byKeyboard = true
}

const type: Step = {
  name: 'type',
  weight: 12,
  async act(visit, random) {
    if (!(await canWrite(visit))) return null
    const name = random.pick(NAMES)
    const text = random.pick(TEXTS[name])
    if (name === 'phoneNumber' || random.next() < 0.5) {
      await write(visit, name, text)
      return `writes ${JSON.stringify(text)} into ${name}`
    }
    const control = field(visit.page, name)
    await leaveCalendar(visit)
    await control.press('ControlOrMeta+End')
    await visit.page.keyboard.type('. x')
    visit.typed = { ...visit.typed, [name]: `${visit.typed[name]}. x` }
    visit.byKeyboard = true
    return `types ". x" at the end of ${name}`
  },
}

const fillAll: Step = {
  name: 'fillAll',
  weight: 10,
  async act(visit, random) {
    if (!(await canWrite(visit))) return null
    for (const name of NAMES) await write(visit, name, TEXTS[name][0] ?? '')
    const subject = `Subject ${random.index(1e6)}`
    await write(visit, 'subject', subject)
    return `fills in the form, with the subject "${subject}"`
  },
}

/** Notes what must follow from the answer to a message that was sent. */
function expectAnswer(visit: Visit): void {
  const { mail } = visit
  if (mail.offline || mail.answer !== 'accepts') {
    excuse(visit, /^The message was not sent \(/, 1)
    excuse(visit, /^Failed to load resource: (the server responded with a status of (500|429)|net::ERR_)/, 1)
    return
  }
  visit.typed = { ...emptyValues }
}

/** Clicks on a button of the form that may send, and waits until it is known what came of it. */
async function submit(visit: Visit, click: () => Promise<string>): Promise<string> {
  const { page, mail } = visit
  const complete = isComplete(visit.typed)
  const before = mail.letters.length
  const failedBefore = (await readSnapshot(page)).form?.failed === true
  if (complete) visit.sends += 1
  const how = await click()
  let outcome = ''
  await expect(async () => {
    const { form: state } = await readSnapshot(page)
    if (!complete && state && state.invalid > 0) outcome = 'and is told what is missing'
    else if (complete && state?.confirming) outcome = 'and is asked for one more click'
    else if (complete && mail.letters.length > before) outcome = `and the mail service ${mail.answer}`
    else if (complete && mail.offline && (!failedBefore || !state?.sending) && state?.failed)
      outcome = 'and is offline'
    expect(outcome).not.toBe('')
  }, 'a message with all texts is sent, another one is refused').toPass({ timeout: 15_000, intervals: [30] })
  if (outcome.startsWith('and the mail') || outcome.endsWith('offline')) expectAnswer(visit)
  else if (complete) visit.sends -= 1
  return `${how} ${outcome}`
}

const send: Step = {
  name: 'send',
  weight: 14,
  async act(visit, random) {
    // After an answer that asks for a moment, the button is disabled for a while.
    if (!(await canWrite(visit)) || (await visit.page.locator('#message [type="submit"]').isDisabled()))
      return null
    visit.mail.answer = random.pick(ANSWERS)
    const fromField = random.next() < 0.3
    const click = async () => {
      if (!fromField) return press(visit, formButton(visit.page, form.send), random)
      await leaveCalendar(visit)
      await field(visit.page, 'email').press('Enter')
      visit.byKeyboard = true
      return 'with Enter in a field'
    }
    return `sends ${await submit(visit, click)}`
  },
}

const confirm: Step = {
  name: 'confirm',
  weight: 12,
  async act(visit, random) {
    const button = visit.page.locator(CONFIRM_BUTTON)
    if (!(await canWrite(visit)) || (await button.count()) === 0) return null
    visit.mail.answer = random.pick(ANSWERS)
    return `confirms ${await submit(visit, () => press(visit, button, random))}`
  },
}

const lateAnswer: Step = {
  name: 'lateAnswer',
  weight: 8,
  async act(visit) {
    const { held } = visit.mail
    if (!held) return null
    const waited = performance.now() - held.at
    visit.mail.held = null
    await held.accept()
    // Near the time limit either may come first.
    if (!visit.scene && waited > VERDICT / 2) {
      visit.maybeSent = true
      // Nothing says whether the page still listens to the answer.
      await visit.page.waitForTimeout(300)
    } else {
      visit.typed = { ...emptyValues }
    }
    return `gets the late answer that the message was accepted, after ${Math.round(waited)} ms`
  },
}

export const writingSteps: readonly Step[] = [type, fillAll, send, confirm, lateAnswer]
