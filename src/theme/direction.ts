/**
 * Rules for languages that are read from right to left. Documents in such a language have them; the
 * backdrop's script brings them for those that a browser translates into one.
 */
export const rightToLeftCss = `#backdrop:dir(rtl){scale:-1 1}
:root:dir(rtl){--to-end:270deg}
a[href^=tel]{direction:ltr;unicode-bidi:isolate}`
