/** Declarations for the brand's name beside its mark. The place sets the size. */
export const wordmarkCss = `font-family:var(--font-display);font-weight:420;letter-spacing:-0.02em;line-height:1;`
