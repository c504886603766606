/** Returns a caption in which no line ends between a number and its unit, such as `11 months`. */
export function unbrokenCaption(caption: string): string {
  return caption.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}
