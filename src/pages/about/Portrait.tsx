import styled from '@emotion/styled'
import type { ShownPicture } from '../../ui/Picture.tsx'

/** CSS pixels of the largest place. */
const SIZES = '96px'

/** A person's portrait, round. `Picture` in its place would be one more request: a chunk of two pages. */
export function Portrait({ avif, webp, focus, ...image }: ShownPicture) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      <Round loading="lazy" decoding="async" sizes={SIZES} srcSet={webp} focus={focus} {...image} />
    </picture>
  )
}

const Round = styled('img', { shouldForwardProp: (name) => name !== 'focus' })<Pick<ShownPicture, 'focus'>>`
  position: absolute;
  border-radius: 50%;
  object-fit: cover;
  object-position: ${({ focus }) => (focus ? `${focus.left}% ${focus.top}%` : 'center')};
`
