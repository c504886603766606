/** Returns the `tel:` link of a telephone number. Removes all characters except digits and plus signs. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
