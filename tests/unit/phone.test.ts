import { describe, expect, it } from 'vitest'
import { PHONE_PATTERN, withoutTrunkZero } from '../../src/shared/phone.ts'

/** Whether the browser finds the value of an input with the pattern valid. */
const isPhone = (text: string) => new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(text)

describe('a telephone number', () => {
  it.each([
    '+46 8 555 01 42',
    '+1 (614) 555-0142',
    '+1.614.555.0142',
    '+49 (0)30 1234567',
    '+39 06 1234567',
    '0049 30 1234567',
    '030/1234567',
    '(614) 555 0142',
    '6145550142',
    ' +1 614 555 0142 ',
    '+1 614 555 0142 ext. 12',
    '+1 614 555 0142 x12',
    '+33\u00a01\u00a099\u00a000\u00a012\u00a034',
    '+1 614\u2011555\u20110142',
    '+966 ٥٥ ١٢٣ ٤٥٦٧',
    '+123456789012345',
  ])('is %j', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each([
    '------',
    '+',
    '()',
    'call me',
    '123456',
    '+1 614 CREW',
    '+049 30 1234567',
    '+ (0)30 1234567',
    '1234567890123456',
    '+1234567890123456',
    '+49 30 1234567 +49 30 1234567',
    '++49 30 1234567',
  ])('is not %j', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('loses its trunk zero if it is international', () => {
    expect(withoutTrunkZero('+49 (0)30 1234567')).toBe('+49 30 1234567')
    expect(withoutTrunkZero('+49(0)30 1234567')).toBe('+49 30 1234567')
    expect(withoutTrunkZero('0049 ( 0 ) 30 1234567')).toBe('0049 30 1234567')
    for (const kept of ['(0) 30 1234567', '030 1234567', '+39 06 1234567', '+39 (06) 1234567', ''])
      expect(withoutTrunkZero(kept)).toBe(kept)
  })

  // A pattern whose steps grow with the square of the length would not end within the time of a test.
  it('is looked for in a million characters', () => {
    for (const part of ['1', '+', ' ', '(', '00', '+1 ', 'x', '1x', 'ext'])
      expect(isPhone(`${part.repeat(1_000_000)}!`)).toBe(false)
    expect(withoutTrunkZero(`+${' '.repeat(100_000)}(0 `)).toContain('(0 ')
  })
})
