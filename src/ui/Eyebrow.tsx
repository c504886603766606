import styled from '@emotion/styled'

/** A bearing above a heading: what the section is, in the figures face, behind a short course line. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--mist);
  font-family: var(--font-mono);
  font-size: var(--size-mono);
  line-height: 1.5;
  &::before {
    content: '';
    flex: none;
    width: 44px;
    border-top: 1px solid var(--brass);
  }
`
