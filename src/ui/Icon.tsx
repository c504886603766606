interface DrawingProps {
  /** Path data in a view box of 24 by 24. */
  paths: readonly string[]
  /** Width and height in CSS pixels. */
  size: number
}

/** A line drawing in the current color, hidden from assistive technology. */
export function Drawing({ paths, size }: DrawingProps) {
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
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

/** Drawings of controls, which every page loads. */
const drawings = {
  plus: ['M12 4v16M4 12h16'],
  arrow: ['M4 12h15m-5-5 5 5-5 5'],
  close: ['M5 5l14 14M19 5 5 19'],
  bars: ['M3 8h18M3 16h18'],
  play: ['M8 5.5v13l10-6.5Z'],
  pause: ['M9 6v12M15 6v12'],
  alert: ['M12 3a9 9 0 1 0 .01 0Z', 'M12 8v5m0 3v.01'],
  check: ['M4 12.5l5 5L20 6.5'],
} as const

interface IconProps {
  name: keyof typeof drawings
  /** Width and height in CSS pixels. */
  size?: number
}

/** Icon of a control. Put text beside it or a label on its parent. */
export function Icon({ name, size = 24 }: IconProps) {
  return <Drawing paths={drawings[name]} size={size} />
}
