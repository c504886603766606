/** Returns the `tel:` link of a telephone number as people write it: digits, and a plus sign at its beginning. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
