import { localStore, type SafeStorage } from './storage.ts'
import type { MailFields } from './mail.ts'

const KEY = 'site.attempts'
/** Maximum number of attempts that are remembered. */
const MAX_ATTEMPTS = 4
/** Milliseconds for which an attempt is remembered. */
const LIFETIME = 24 * 3_600_000

/** The fields of a message. A missing one counts as empty. */
type Message = Partial<MailFields>

/**
 * The attempts to send a message that are under way, have succeeded or have an unknown outcome. All tabs share them. They
 * hold a digest of each message, not its text.
 */
export interface Attempts {
  /** Returns when the sending of the same message began, in milliseconds since 1970, or null without such an attempt. */
  timeOf(message: Message): number | null
  add(message: Message, time: number): void
  remove(message: Message): void
}

/** Returns whether two messages are the same for their reader. White space and the form of accents do not count. */
export function isSameMessage(first: Message, second: Message): boolean {
  return textOf(first) === textOf(second)
}

function textOf({ name = '', email = '', phoneNumber = '', subject = '', message = '' }: Message): string {
  return [name, email, phoneNumber, subject, message]
    .map((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .join('\n')
}

/**
 * Returns a digest of the message: 64 bits as hexadecimal digits (32-bit FNV-1a with two offset bases). It is no
 * cryptographic hash: it only tells messages of one visitor apart.
 */
function digestOf(message: Message): string {
  const hashes = [0x811c9dc5, 0x9e3779b9]
  for (const character of textOf(message))
    for (const [index, hash] of hashes.entries())
      hashes[index] = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hashes.map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('')
}

type Entry = readonly [digest: string, time: number]

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])

export function createAttempts(storage: SafeStorage = localStore, now = Date.now): Attempts {
  const read = (): readonly Entry[] => {
    try {
      const parsed: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      // The clock may have been set back since, so an attempt can be in the future.
      return Array.isArray(parsed)
        ? parsed.filter(isEntry).filter(([, time]) => Math.abs(now() - time) < LIFETIME)
        : []
    } catch {
      return []
    }
  }
  const others = (digest: string) => read().filter(([other]) => other !== digest)
  const write = (entries: readonly Entry[]) => {
    if (entries.length === 0) storage.remove(KEY)
    else storage.set(KEY, JSON.stringify(entries.slice(-MAX_ATTEMPTS)))
  }
  return {
    timeOf(message) {
      const digest = digestOf(message)
      return read().find(([other]) => other === digest)?.[1] ?? null
    },
    add(message, time) {
      const digest = digestOf(message)
      write([...others(digest), [digest, time]])
    },
    remove: (message) => write(others(digestOf(message))),
  }
}
