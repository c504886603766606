import { MARK_SIZE, markPaths } from '../theme/mark.ts'
import { colors } from '../theme/tokens.ts'

/** Returns the brand's mark as the content of /mark.svg: the favicon and the logo for search engines. */
export function markSvg(): string {
  const paths = markPaths.map(({ d, color, strokeWidth }) =>
    strokeWidth === null
      ? `<path d="${d}" fill="${colors[color]}"/>`
      : `<path d="${d}" stroke="${colors[color]}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none">${paths.join('')}</svg>\n`
}
