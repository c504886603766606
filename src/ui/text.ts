import styled from '@emotion/styled'
import { minWidth } from '../theme/media.ts'

/**
 * Declaration of a font size: `--size` or that of the token, or less where the widest word of the element
 * does not fit into its room: `--part`, a share of the width of its container, or of the page's content
 * (`--room`). On desktops the shares of titles and headings are those of their columns, less the gutters.
 *
 * @param fits width in em up to which every word fits in every window; the build measures the others
 *   (tooling/widestWords.ts). A word that is too wide at 1rem breaks
 * @param kind what must fit: the words, or with `line` the written lines. Any other kind, as `step`, means
 *   words of a place within another one, whose measure it would inherit
 */
export const fitted = (size: string, fits: number, kind = 'word') =>
  `font-size: clamp(1rem, var(--room) * var(--part, 1) / var(--widest-${kind}, ${fits}),
    var(--size, var(--size-${size})));`

/**
 * The only h1 of a page, and the call at its end. Give an h1 `tabIndex={-1}`: it gets the focus after a
 * navigation.
 */
export const Title = styled.h1`
  max-width: max(6.4em, var(--widest-word, 6) * 1em);
  ${fitted('hero', 6)}
  ${minWidth('desktop')} {
    --part: 0.57;
  }
  font-weight: 350;
  letter-spacing: -0.035em;
  line-height: var(--ink-title, 0.98);
`

/** Heading of a section. */
export const Heading = styled.h2`
  ${fitted('heading', 5.4)}
  ${minWidth('desktop')} {
    --part: 0.4;
  }
`

/** Heading within a section. */
export const Subheading = styled.h3`
  --part: 0.84;
  ${fitted('title', 7.5)}
  line-height: 1.2;
`

/** First paragraph of a page or section. */
export const Lead = styled.p`
  max-width: 54ch;
  font-size: var(--size-lead);
  line-height: 1.55;
`

/** Running text. */
export const Body = styled.p`
  max-width: 66ch;
  text-wrap: pretty;
`

/** Styles of a small heading or label. */
export const labelText = `
  color: var(--mist);
  font: 400 var(--size-small) / 1.5 var(--font-text);
  letter-spacing: 0;
`

/** Small monospaced text for numbers, dates and technologies. */
export const MonoText = styled.span`
  color: var(--mist);
  font: var(--mono);
`
