import { expect, it, vi } from 'vitest'
import { readDraft, storeDraft } from '../../src/browser/draft.ts'
import { deliver } from '../../src/pages/contact/delivery.ts'
import { emptyValues, fieldNames } from '../../src/pages/contact/fields.ts'
import { siteStore } from '../../src/store/site.ts'
import { toastStore } from '../../src/store/toast.ts'

const sends: PromiseWithResolvers<void>[] = []
vi.mock('../../src/browser/mail.ts', () => ({
  send: () => {
    const answer = Promise.withResolvers<void>()
    sends.push(answer)
    return answer.promise
  },
}))

const outcome = () => [siteStore.getState().delivery, toastStore.getState().toast?.tone]

it.each([
  ['the message that was sent leaves the draft', 'first', 'sent', {}],
  ['a further message stays in the draft', 'second', 'idle', { message: 'second' }],
])('after a late answer %s', async (_, message, delivery, draft) => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  storeDraft({ ...emptyValues, message: 'first' })
  const attempt = deliver({ ...emptyValues, message: 'first' })
  // A slow line can take 15 s. A service that hangs has failed after 20 s.
  await vi.advanceTimersByTimeAsync(15_000)
  expect(outcome()).toEqual(['sending', undefined])
  await vi.advanceTimersByTimeAsync(15_000)
  await attempt
  expect(outcome()).toEqual(['failed', 'destructive'])
  expect(readDraft(fieldNames)).toEqual({ message: 'first' })
  storeDraft({ ...emptyValues, message })
  sends.at(-1)?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcome()).toEqual([delivery, 'plain'])
  expect(readDraft(fieldNames)).toEqual(draft)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  vi.useRealTimers()
})
