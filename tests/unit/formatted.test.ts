import { expect, it } from 'vitest'
import * as v from 'valibot'
import { formatted } from '../../src/tooling/content/jsonSchema.ts'

it('a file of the content is not written without the fields that its schema does not know', () => {
  const schema = v.strictObject({
    records: v.array(v.strictObject({ b: v.string(), a: v.pipe(v.string(), v.maxLength(3)) })),
  })
  const file = { records: [{ a: '{agency.name}', b: 'text' }] }
  expect(formatted({ schema }, file)).toBe(
    `${JSON.stringify({ records: [{ b: 'text', a: '{agency.name}' }] }, null, 2)}\n`,
  )
  const mistyped = { records: [{ a: 'a', bb: 'text' }] }
  expect(() => formatted({ schema }, mistyped)).toThrow('records.0.bb is an unknown field')
})

it('a person who signs is written by slug, which the editor shows', () => {
  const schema = v.strictObject({ signedBy: v.string() })
  const people = new Map([['Kalina Raycheva', 'kalina-raycheva']])
  const kept = (signedBy: string) => JSON.parse(formatted({ schema }, { signedBy }, people)) as unknown
  expect(kept('Kalina Raycheva')).toEqual({ signedBy: 'kalina-raycheva' })
  expect(kept('somebody')).toEqual({ signedBy: 'somebody' })
})
