/** Spaces, brackets, dots, slashes and hyphens between the digits of a telephone number. */
const SEPARATORS = String.raw`[\s\(\)\.\/\-\u2010-\u2015\u2212]*`

/**
 * A telephone number, as the `pattern` of an input: 7 to 15 digits (ITU-T E.164) of any script with separators, a country
 * code after `+` or `00`, and an extension. No country code begins with 0.
 */
export const PHONE_PATTERN = String.raw`(?:\s*(?:\+|00)[\s\(]*(?=[1-9]))?(?:${SEPARATORS}\p{Nd}){7,15}${SEPARATORS}(?:(?:ext\.?|x|#)\s*\p{Nd}{1,6}\s*)?`

/**
 * Returns an international number without the trunk zero in brackets: `+49 (0)30 12` is dialed as `+49 30 12`. Returns any
 * other number as it is.
 */
export function withoutTrunkZero(phone: string): string {
  const zero = /^\s*(?:\+|00)/.test(phone) ? /\(\s*0\s*\)/.exec(phone) : null
  if (!zero) return phone
  const end = zero.index + zero[0].length
  return `${phone.slice(0, zero.index).trimEnd()} ${phone.slice(end).trimStart()}`
}
