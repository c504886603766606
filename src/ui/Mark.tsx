import type { SVGProps } from 'react'

/** The mark: a compass rose reduced to four strokes, over a wake line. The same drawing as public/mark.svg. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" {...props}>
      <path d="M16 2.5 19.4 13 16 20.5 12.6 13Z" fill="var(--teal)" />
      <path
        d="M4.5 13.5 11.4 18.2M27.5 13.5 20.6 18.2"
        stroke="var(--teal)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M3.5 25.4c3.1-2.9 6.2-2.9 9.4-.9 3.9 2.4 7.2 2.9 10.5.6 1.9-1.3 3.5-1.9 5.1-1.7"
        stroke="var(--brass)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
