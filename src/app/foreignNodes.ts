/**
 * Elements that extensions insert into pages. Prerendered pages have none of these within #root: there each `div` and
 * `span` has text, a role or a class of Emotion.
 */
const INSERTED =
  'iframe,style,link,script,template,img,:is(div,span):is([class]:not([class^=css-]),:empty:not([class],[role]))'

/**
 * Removes from a prerendered page what extensions have inserted, such as a password manager's icons. Otherwise React finds
 * a page that is not its own, and renders it anew: typed text would be lost. What this misses costs no more than that.
 */
export function removeInserted(root: Element): void {
  for (const element of root.querySelectorAll('*'))
    if (element.localName.includes('-') || element.matches(INSERTED)) element.remove()
}
