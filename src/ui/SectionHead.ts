import styled from '@emotion/styled'

/** Eyebrow, heading and introduction of a section, one above the other. */
export const SectionHead = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: start;
`
