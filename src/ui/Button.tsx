import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { withAlpha } from '../theme/color.ts'
import { scrim } from '../theme/rowSurface.ts'
import { Anchor } from './Anchor.tsx'

const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control);
  padding: var(--space-2) clamp(var(--space-4), 5vw, var(--space-6));
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: ${withAlpha('ink-950', 55)};
  /* Bodies and lines end before the edge, as around the names on a chart. */
  box-shadow: 0 0 3px 6px ${scrim};
  color: var(--foam);
  font-size: var(--size-small);
  font-weight: 550;
  line-height: 1.2;
  text-decoration: none;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick);
  &:hover {
    border-color: var(--foam);
  }
  &:active {
    background: var(--ink-800);
  }
  &[data-variant='primary'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--ink-950);
  }
  &[data-variant='primary']:hover {
    border-color: var(--foam);
    background: var(--foam);
  }
  &[data-variant='primary']:active {
    border-color: var(--mist);
    background: var(--mist);
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    /* The browser would draw the label in its own color on a box of the same color. */
    &[data-variant='primary'] {
      forced-color-adjust: none;
      border-color: LinkText;
      background: LinkText;
    }
    &[data-variant='primary']:is(:hover, :active) {
      border-color: CanvasText;
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`

/** A button. The main action of a view has `data-variant="primary"`. */
export const Button = styled.button`
  ${buttonStyles}
  /*
   * Three selectors outrank the hover and active colors of the variants, which have three as well and come
   * first.
   */
  &&:is(:disabled, [aria-disabled='true']) {
    cursor: progress;
    border-color: var(--line-strong);
    background: var(--ink-800);
    color: var(--mist);
    @media (forced-colors: active) {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`

/** A link in the style of `Button`. */
export const ButtonLink = styled(Anchor)(buttonStyles)

/** Buttons side by side; they wrap on narrow windows. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
