import styled from '@emotion/styled'

/** The page's one heading; focused after a navigation. */
export const Title = styled.h1`
  max-width: 6.4em;
  font-size: var(--size-hero);
  font-weight: 350;
  letter-spacing: -0.035em;
  line-height: 0.98;
`

export const Heading = styled.h2`
  font-size: var(--size-heading);
`

export const Subheading = styled.h3`
  font-size: var(--size-title);
  line-height: 1.16;
`

export const Lead = styled.p`
  max-width: 54ch;
  color: var(--mist);
  font-size: var(--size-lead);
  line-height: 1.55;
`

export const Body = styled.p`
  max-width: 66ch;
  color: var(--mist);
`

/** Bearings, dates, stacks: the quiet figures face. */
export const Figures = styled.span`
  color: var(--mist);
  font-family: var(--font-mono);
  font-size: var(--size-mono);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`
