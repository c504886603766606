import { colors } from '../../theme/tokens.ts'

export interface Icon {
  /** Sides of its pictures in pixels. */
  sizes: readonly number[]
  /** Side of the mark as a share of the icon's. */
  mark: number
  /** Null for a transparent icon. */
  background: string | null
}

const ink = colors['ink-950']

/**
 * Pictures of the mark, by their address. Launchers cut a maskable icon to a shape that contains at least the circle of 0.8
 * times its side; a square of 0.56 times the side fits in it.
 */
export const icons: Readonly<Record<string, Icon>> = {
  '/favicon.ico': { sizes: [16, 32, 48], mark: 1, background: null },
  '/apple-touch-icon.png': { sizes: [180], mark: 0.68, background: ink },
  '/icon-192.png': { sizes: [192], mark: 0.68, background: ink },
  '/icon-512.png': { sizes: [512], mark: 0.68, background: ink },
  '/icon-maskable-512.png': { sizes: [512], mark: 0.56, background: ink },
}
