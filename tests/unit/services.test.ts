import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDraft, removeDraft, storeDraft } from '../../src/services/draft.ts'
import {
  readMotionPreference,
  rememberMotionPreference,
  watchMotionPreference,
} from '../../src/services/motionPreference.ts'
import { createSafeStorage, type SafeStorage } from '../../src/services/storage.ts'

/** A Storage in memory. It refuses values longer than `limit` characters. */
function memoryStorage(limit = Infinity): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
  }
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the safe storage', () => {
  it.each([
    ['denied', denied],
    ['null', () => null],
    ['full', () => memoryStorage(2)],
  ])('keeps values for the page when the storage is %s', (_, open) => {
    const shared = open === denied ? null : open()
    const storage = createSafeStorage(() => (open === denied ? denied() : shared))
    storage.set('draft', 'a long text')
    expect(storage.get('draft')).toBe('a long text')
    storage.remove('draft')
    expect(storage.get('draft')).toBeNull()
    expect(storage.isDurable()).toBe(false)
  })

  it('returns the newest value when the storage has room again', () => {
    let limit = 2
    const real = memoryStorage()
    const setItem = real.setItem.bind(real)
    real.setItem = (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    const storage = createSafeStorage(() => real)
    storage.set('draft', 'a long text')
    limit = 100
    storage.set('draft', 'another text')
    expect(storage.get('draft')).toBe('another text')
    expect(real.getItem('draft')).toBe('another text')
    storage.remove('draft')
    expect(storage.get('draft')).toBeNull()
    expect(real.getItem('draft')).toBeNull()
  })

  it('uses the browser’s storage where it works', () => {
    const real = memoryStorage()
    const storage = createSafeStorage(() => real)
    storage.set('key', 'value')
    expect(real.getItem('key')).toBe('value')
    expect(storage.isDurable()).toBe(true)
    expect(real.length).toBe(1)
  })
})

describe('the draft', () => {
  const names = ['name', 'message']
  const make = (content?: string): SafeStorage => {
    const real = memoryStorage()
    if (content !== undefined) real.setItem('site.draft', content)
    return createSafeStorage(() => real)
  }

  it('is read as it was stored', () => {
    const storage = make()
    storeDraft({ name: 'Ada', message: 'Line one\nline two' }, storage)
    expect(readDraft(names, storage)).toEqual({ name: 'Ada', message: 'Line one\nline two' })
  })

  it('is read by the given field names, without empty fields', () => {
    const storage = make()
    storeDraft({ name: 'Ada', message: '', company: 'Crew' }, storage)
    expect(readDraft(names, storage)).toEqual({ name: 'Ada' })
    expect(readDraft(['company'], storage)).toEqual({ company: 'Crew' })
  })

  it('is removed when every field is empty, and on request', () => {
    const storage = make()
    storeDraft({ name: 'Ada' }, storage)
    storeDraft({ name: '', message: '' }, storage)
    expect(storage.get('site.draft')).toBeNull()
    storeDraft({ name: 'Ada' }, storage)
    removeDraft(storage)
    expect(readDraft(names, storage)).toEqual({})
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"name":7,"message":{"a":1}}',
    '{"__proto__":{"name":"x"}}',
    '{"other":"x"}',
  ])('ignores content that it did not write: %s', (content) => {
    expect(readDraft(names, make(content))).toEqual({})
  })

  it('reads any JSON without an error', () => {
    fc.assert(fc.property(fc.json(), (content) => typeof readDraft(names, make(content)) === 'object'))
  })
})

describe('the motion preference', () => {
  it('is remembered, and any other value reads as no choice', () => {
    const real = memoryStorage()
    const storage = createSafeStorage(() => real)
    expect(readMotionPreference(storage)).toBe('auto')
    for (const choice of ['pause', 'play'] as const) {
      rememberMotionPreference(choice, storage)
      expect(readMotionPreference(storage)).toBe(choice)
      expect(real.getItem('site.motion')).toBe(choice)
    }
    real.setItem('site.motion', 'fast')
    expect(readMotionPreference(storage)).toBe('auto')
  })

  it('follows the choices in other tabs, also after one has cleared the storage, and nothing else', () => {
    const real = memoryStorage()
    const choices: string[] = []
    let send = (_event: { key: string | null }) => {}
    watchMotionPreference(
      (choice) => void choices.push(choice),
      { addEventListener: (_, listener) => void (send = listener) },
      createSafeStorage(() => real),
    )
    real.setItem('site.motion', 'pause')
    send({ key: 'site.motion' })
    send({ key: 'site.vitals' })
    real.clear()
    send({ key: null })
    expect(choices).toEqual(['pause', 'auto'])
  })
})
