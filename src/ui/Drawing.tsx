import type { SVGProps } from 'react'

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Path data in a view box of 24 by 24. */
  paths: readonly string[]
  /** Width and height in CSS pixels. */
  size: number
}

/** A line drawing in the current color, hidden from assistive technology. */
export function Drawing({ paths, size, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
