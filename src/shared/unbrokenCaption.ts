/** Returns a caption in which no line begins with a dot or ends between a number and its unit, such as `11 months`. */
export function unbrokenCaption(caption: string): string {
  return caption.replaceAll(' · ', '\u00a0· ').replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}
