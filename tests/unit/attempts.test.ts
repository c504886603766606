import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAttempts, isSameMessage } from '../../src/services/attempts.ts'
import { createSafeStorage } from '../../src/services/storage.ts'
import { mailFields as fields } from '../helpers/mailFields.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 22, 15, 43)

/** Attempts in a storage in memory at a time that a test sets. */
function setUp(content?: string) {
  const storage = createSafeStorage(() => null)
  if (content !== undefined) storage.set('site.attempts', content)
  const clock = { now: NOW }
  return { attempts: createAttempts(storage, () => clock.now), storage, clock }
}

describe('the attempts to send a message', () => {
  it('are found by the message, also where its white space, its accents or the name differ', () => {
    const { attempts } = setUp()
    attempts.add({ ...fields, message: 'Zo\u00eb\nwrites ' }, NOW)
    expect(attempts.timeOf({ ...fields, message: ' Zoe\u0308 \r\nwrites' })).toBe(NOW)
    expect(attempts.timeOf({ ...fields, message: 'Zo\u00eb' })).toBeNull()
    expect(attempts.timeOf({ ...fields, email: 'b@example.org', message: 'Zo\u00eb\nwrites' })).toBeNull()
  })

  it('are shared by all that use the same storage', () => {
    const { attempts, storage, clock } = setUp()
    attempts.add(fields, NOW)
    expect(createAttempts(storage, () => clock.now).timeOf(fields)).toBe(NOW)
    attempts.remove(fields)
    expect(createAttempts(storage, () => clock.now).timeOf(fields)).toBeNull()
    expect(storage.get('site.attempts')).toBeNull()
  })

  it('contain no text of the message', () => {
    const { attempts, storage } = setUp()
    attempts.add({ ...fields, message: 'secret', subject: 'private' }, NOW)
    expect(storage.get('site.attempts')).not.toMatch(/secret|private|example/)
  })

  it('are forgotten after a day, also where the clock was set back', () => {
    const { attempts, clock } = setUp()
    attempts.add(fields, NOW)
    for (const hours of [23, -23]) {
      clock.now = NOW + hours * HOUR
      expect(attempts.timeOf(fields)).toBe(NOW)
    }
    for (const hours of [25, -25]) {
      clock.now = NOW + hours * HOUR
      expect(attempts.timeOf(fields)).toBeNull()
    }
  })

  it('are four at most', () => {
    const { attempts } = setUp()
    const messages = [1, 2, 3, 4, 5].map((number) => ({ ...fields, message: `${number}` }))
    for (const message of messages) attempts.add(message, NOW)
    expect(messages.map((message) => attempts.timeOf(message) !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ])
  })

  it.each(['', '{', 'null', '7', '{}', '[[1,2]]', '["a"]', '[["a","b"]]', '{"__proto__":[["a",1]]}'])(
    'ignore content of the storage that is none: %s',
    (content) => {
      const { attempts } = setUp(content)
      expect(attempts.timeOf(fields)).toBeNull()
      attempts.add(fields, NOW)
      expect(attempts.timeOf(fields)).toBe(NOW)
    },
  )

  it('differ where the text differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const { attempts } = setUp()
        const [a, b] = [
          { ...fields, message: first },
          { ...fields, message: second },
        ]
        attempts.add(a, NOW)
        return (attempts.timeOf(b) !== null) === isSameMessage(a, b)
      }),
    )
  })
})
