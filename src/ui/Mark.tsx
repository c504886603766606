import type { SVGProps } from 'react'
import { MARK_SIZE, markPaths } from '../theme/mark.ts'

/** The brand's mark. Its colors are tokens, so they change in print and under forced colors. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      width={MARK_SIZE}
      height={MARK_SIZE}
      fill="none"
      aria-hidden="true"
      {...props}
    >
      {markPaths.map(({ d, color, strokeWidth }) =>
        strokeWidth === null ? (
          <path key={d} d={d} fill={`var(--${color})`} />
        ) : (
          <path key={d} d={d} stroke={`var(--${color})`} strokeWidth={strokeWidth} strokeLinecap="round" />
        ),
      )}
    </svg>
  )
}
