import type { SVGProps } from 'react'

/** The brand's mark. It shows the symbol that the build writes into every document from public/mark.svg. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" {...props}>
      <use href="#mark" />
    </svg>
  )
}
