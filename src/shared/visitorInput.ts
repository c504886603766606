/** Events by which a visitor takes over a smooth scroll of the page. */
export const VISITOR_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const
