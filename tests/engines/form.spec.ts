import { form } from '../../src/content/form.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import { shown } from '../e2e/words.ts'
import { expect, test } from './fixtures.ts'
import type { EnginePage } from './page.ts'

const SEND = 'form button[type="submit"]'
const MESSAGE = 'It runs every night at two.'

const fieldOf = (name: string) => `form [name="${name}"]`

async function fill(tab: EnginePage, subject: string): Promise<void> {
  await tab.type(fieldOf('name'), 'Amara Lindqvist')
  await tab.type(fieldOf('email'), 'amara@northlight.example')
  await tab.type(fieldOf('subject'), subject)
  await tab.type(fieldOf('message'), MESSAGE)
}

const valueOf = (tab: EnginePage, name: string) =>
  tab.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value, fieldOf(name))

/** Waits until the form no longer takes the visitor for a program, which sends within a second. */

/** Text of the notifications of a role. */
const notified = (tab: EnginePage, role: 'status' | 'alert') =>
  tab.run(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(`[role="${wanted}"]`)]
        .map((each) => each.innerText)
        .join('\n'),
    role,
  )

test('the form names what is wrong, beside the first field of which it puts the cursor', async ({ tab }) => {
  await tab.open('/contact')
  await tab.type(fieldOf('email'), 'amara@')
  await tab.click(SEND)
  const required = contactFields.filter(({ attributes }) => 'required' in attributes).map(({ name }) => name)
  await expect
    .poll(() =>
      tab.run(() =>
        [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) => each.getAttribute('name')),
      ),
    )
    .toEqual(required)
  expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe(required[0])
  const described = await tab.run(() =>
    [...document.querySelectorAll('form [aria-invalid="true"]')].map((each) =>
      (each.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(''),
    ),
  )
  for (const text of described) expect(text).not.toBe('')
  expect(tab.site.subjects()).toEqual([])
})

test('a message that fails stays in the form, and arrives once when it is sent again', async ({ tab }) => {
  tab.site.mailStatus = 500
  await tab.open('/contact')
  await fill(tab, 'A billing system')
  await tab.click(SEND)
  await expect.poll(() => notified(tab, 'alert')).toContain(shown(form.failed.title))
  expect(await valueOf(tab, 'message')).toBe(MESSAGE)
  expect(tab.site.subjects()).toEqual([])
  tab.site.mailStatus = null
  // The draft outlives the page.
  await tab.open('/contact')
  await expect.poll(() => valueOf(tab, 'message')).toBe(MESSAGE)
  await expect.poll(() => valueOf(tab, 'subject')).toBe('A billing system')
  await tab.click(SEND)
  await expect.poll(() => notified(tab, 'status')).toContain(shown(form.sent.title))
  await expect.poll(() => tab.text('form')).toContain(shown(form.next.title))
  for (const { name } of contactFields) expect(await valueOf(tab, name)).toBe('')
  expect(tab.site.subjects()).toEqual(['A billing system'])
  expect(tab.site.problems.splice(0)).toEqual([expect.stringContaining('status 500')])
})
