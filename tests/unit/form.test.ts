import { expect, it, vi } from 'vitest'
import { readDraft, storeDraft, storeTyped } from '../../src/browser/draft.ts'
import { contactFields, emptyValues, fieldNames } from '../../src/pages/contact/fields.ts'

it('requires all fields but the telephone number, and has six rows for the message', () => {
  const rules = contactFields.map(({ name, attributes, ...more }) => ({
    type: 'text',
    required: false,
    ...attributes,
    ...more,
    name,
  }))
  expect(rules).toMatchObject([
    { name: 'name', type: 'text', required: true },
    { name: 'email', type: 'email', required: true },
    { name: 'phoneNumber', type: 'tel', required: false },
    { name: 'subject', type: 'text', required: true },
    { name: 'message', required: true, rows: 6 },
  ])
})

it('keeps a draft with one text for the next document, and nothing of an empty one', () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  for (const name of fieldNames) {
    storeDraft({ ...emptyValues, [name]: 'typed' })
    expect([...storage.values()].join()).toContain('typed')
    expect(readDraft(fieldNames)).toEqual({ [name]: 'typed' })
  }
  storeDraft(emptyValues)
  expect(storage.size).toBe(0)
  vi.unstubAllGlobals()
})

it('adds what is typed before hydration to the draft of an earlier visit, field by field', () => {
  const earlier = Object.fromEntries(fieldNames.map((name) => [name, `earlier ${name}`]))
  for (const typed of fieldNames) {
    storeDraft(earlier)
    const controls = fieldNames.map((name) => ({ name, value: name === typed ? 'typed' : '' }))
    vi.stubGlobal('document', { querySelectorAll: () => controls })
    storeTyped()
    expect(readDraft(fieldNames)).toEqual({ ...earlier, [typed]: 'typed' })
  }
  vi.unstubAllGlobals()
  storeDraft(emptyValues)
})
