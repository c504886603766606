/** Easing of what moves on the page. */
export const EASE = 'cubic-bezier(.2,.7,.2,1)'

/** Milliseconds in which a part of a page fades in. */
export const REVEAL_TIME = 400
