import { grid } from './grid.ts'
import { minWidth } from './layout.ts'

/**
 * The header in the window. Where it would take a fifth of the height, it scrolls away with the page. Until hydration the
 * scroll position itself makes it solid; where it cannot, the header is solid from the start. In windows narrower than 17rem
 * the logo has no name.
 */
const headerRules = `@media (height < 22.5rem){:root{--bar:0px}#page>header:not(:has(:popover-open)){position:absolute}}
#page>header>button:hover{border-color:var(--foam)}
@container (width < 17rem){#page>header>a{min-width:var(--target)}#page>header>a span{display:none}}
@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference){
#page>header[data-solid=by-scroll]:not(:has(:popover-open)){animation:from-clear linear both;animation-timeline:scroll();
animation-range:${grid.solidAfter}px ${grid.solidAfter + 1}px}}}`

/** Wide windows have the toasts at their lower edge. The end of the page then scrolls above them. */
const toastRules = `${minWidth('tablet')}{html{scroll-padding-top:calc(var(--bar) + var(--space-6));
scroll-padding-bottom:calc(var(--toasts) + var(--space-6))}
#page>footer{padding-bottom:calc(var(--space-16) + var(--toasts))}}`

/** Rules of what stands in the window: the header and the toasts. */
export const barRules = [headerRules, toastRules].join('\n')
