export const fonts = {
  display: "'Fraunces', 'Fraunces fallback 1', 'Fraunces fallback 2', 'Fraunces fallback 3', serif",
  text:
    "'Figtree', 'Figtree fallback 1', 'Figtree fallback 2', 'Figtree fallback 3', 'Figtree fallback 4', " +
    'system-ui, sans-serif',
  mono: "'JetBrains Mono', 'JetBrains Mono fallback 1', 'JetBrains Mono fallback 2', ui-monospace, monospace",
} as const

/** Font sizes. `clamp` values grow with the window's width from a phone's to a desktop's. */
export const typeScale = {
  mono: '0.9375rem',
  small: '1rem',
  lead: 'clamp(1.125rem, 0.98rem + 0.55vw, 1.3125rem)',
  title: 'clamp(1.4375rem, 1.2rem + 0.95vw, 2rem)',
  heading: 'clamp(2.25rem, 1.5rem + 2.85vw, 3.75rem)',
  hero: 'clamp(2.75rem, max(7.6vw, min(14vw, 3.5rem)), 7rem)',
} as const

/**
 * Paddings, margins and gaps in CSS pixels: step n is 4n pixels. Steps over 12 pixels are multiples of 8; 4
 * and 12 are for spaces within a component.
 */
export const spacing = Object.fromEntries(
  [1, 2, 3, 4, 6, 8, 10, 12, 16, 24].map((step) => [step, `${4 * step}px`]),
)

/** Spaces that grow with the window's width. */
export const fluidSpacing = {
  /** Inside a panel, between panels and between the parts of a hero. */
  panel: 'clamp(24px, 2.5vw, 32px)',
  /** Between the heading and the content of a section. */
  block: 'clamp(32px, 3.6vw, 48px)',
  /** Below a page's hero. */
  hero: 'clamp(48px, 5.6vw, 96px)',
  /** Above and below a section. */
  section: 'clamp(72px, 8.9vw, 128px)',
} as const
