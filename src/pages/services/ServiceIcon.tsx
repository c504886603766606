import type { ServiceDrawing } from '../../shared/serviceIcons.ts'
import { Drawing } from '../../ui/Icon.tsx'

const SIZE = 26

/** Icon of a service. */
export function ServiceIcon({ lines, outline }: ServiceDrawing) {
  if (lines) return <Drawing paths={lines} size={SIZE} />
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="currentColor" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
