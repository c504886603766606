import { MonoText } from './text.ts'

/** Where no line ends: between a number and its unit, such as `11 months`, and before a dot. */
const UNBROKEN = /(?<=\d) (?=\p{L})| (?=·)/gu

interface CaptionProps {
  text: string
  as?: 'p' | 'span' | 'small' | 'figcaption'
}

/** A caption, by itself in the monospaced face. ` · ` separates its parts, and begins no line. */
export function Caption({ text, as = 'p' }: CaptionProps) {
  return <MonoText as={as}>{text.replaceAll(UNBROKEN, '\u00a0')}</MonoText>
}
