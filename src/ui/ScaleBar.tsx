import styled from '@emotion/styled'

/** Decorative scale bar of a map, in eight alternating parts. */
export const ScaleBar = styled.div`
  width: min(240px, 40vw);
  height: 8px;
  border: 1px solid var(--line-strong);
  background:
    repeating-linear-gradient(90deg, var(--line-strong) 0 12.5%, transparent 12.5% 25%) 0 0 / 100% 50%
      no-repeat,
    repeating-linear-gradient(90deg, transparent 0 12.5%, var(--line-strong) 12.5% 25%) 0 100% / 100% 50%
      no-repeat;
  opacity: 0.7;
`
