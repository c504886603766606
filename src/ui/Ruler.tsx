import styled from '@emotion/styled'

/** Decorative ruler along the left edge of its parent, in windows of at least 80rem. */
export const Ruler = styled.div`
  display: none;
  @media (min-width: 80rem) {
    display: block;
    position: absolute;
    inset: 0 auto 0 var(--space-6);
    width: 10px;
    border-left: 1px solid var(--line);
    background:
      repeating-linear-gradient(var(--line) 0 1px, transparent 1px 80px) 0 0 / 10px 100% no-repeat,
      repeating-linear-gradient(var(--line) 0 1px, transparent 1px 16px) 0 0 / 5px 100% no-repeat;
  }
`
