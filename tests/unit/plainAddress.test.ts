import { describe, expect, it } from 'vitest'
import { tidied } from '../../src/pages/contact/fields.ts'

const spellings = (address: string, scheme: string) => [
  `${address}\u200E`,
  `\u202A${address}\u202C`,
  `\u200B${address}`,
  `\uFEFF ${address} `,
  `${scheme}:${address}`,
  `${address}.`,
  // Full-width letters follow the ASCII ones in one block of Unicode.
  address.replaceAll(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
]

describe('addresses that look alike', () => {
  it.each(spellings('ada@example.org', 'mailto'))(
    'sends %j as an e-mail address without what nobody sees',
    (text) => expect(tidied('email', text)).toBe('ada@example.org'),
  )
  it.each(spellings('+16145550142', 'tel'))(
    'sends %j as a telephone number without what nobody sees',
    (text) => expect(tidied('phoneNumber', text)).toBe('+16145550142'),
  )
  it.each(['name', 'subject', 'message'] as const)('keeps the joiners that spell words in %s', (name) =>
    expect(tidied(name, 'می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻'),
  )
})
