/** Adds rules to the document. Its policy allows style sheets that a script constructs. */
export function adoptCss(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
