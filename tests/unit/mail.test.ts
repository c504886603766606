import { expect, it, vi } from 'vitest'
import { site } from '../../src/config/site.ts'
import { send } from '../../src/browser/mail.ts'
import { emptyValues } from '../../src/pages/contact/fields.ts'

const client = vi.hoisted(() => ({ init: vi.fn<() => void>(), sendForm: vi.fn<() => Promise<void>>() }))
vi.mock('@emailjs/browser', () => client)

it('sends nothing once the visitor has been told that it failed, because he may send it again', async () => {
  const attempt = new AbortController()
  const answer = send(emptyValues, attempt.signal, site)
  attempt.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(client.init).not.toHaveBeenCalled()
  expect(client.sendForm).not.toHaveBeenCalled()
})
