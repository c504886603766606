/**
 * Rules for languages that are read from right to left. Documents in such a language have them; the
 * backdrop's script brings them to all others, which a browser may translate into one. A telephone number
 * stays as it is written.
 */
export const rightToLeftCss = `#backdrop:dir(rtl){scale:-1 1}
:root:dir(rtl){--to-end:270deg}
a[href^=tel]{direction:ltr;unicode-bidi:isolate}`
