import styled from '@emotion/styled'

/**
 * The only h1 of a page, and the call at its end. Give an h1 `tabIndex={-1}`: it gets the focus after a
 * navigation.
 */
export const Title = styled.h1`
  max-width: 6.4em;
  font-size: var(--size-hero);
  font-weight: 350;
  letter-spacing: -0.035em;
  line-height: 0.98;
`

/** Heading of a section. */
export const Heading = styled.h2`
  font-size: var(--size-heading);
`

/** Heading within a section. */
export const Subheading = styled.h3`
  font-size: var(--size-title);
  line-height: 1.2;
`

/** First paragraph of a page or section. */
export const Lead = styled.p`
  max-width: 54ch;
  color: var(--mist);
  font-size: var(--size-lead);
  line-height: 1.55;
`

/** Running text. */
export const Body = styled.p`
  max-width: 66ch;
  color: var(--mist);
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
  font-variant-numeric: tabular-nums;
`
