import styled from '@emotion/styled'

/** A picture as pages show it. */
export interface ShownPicture {
  alt: string
  /** Size of the original in pixels, which reserves the picture's place. */
  width: number
  height: number
  /** Addresses of the files with their widths, for `srcset`. */
  avif: string
  webp: string
  src: string
  /** The point that stays in view where the picture is cut, in percent. */
  focus?: { left: number; top: number } | undefined
}

interface PictureProps {
  picture: ShownPicture
  /** Width of its place, for `sizes`. */
  sizes: string
}

/** A picture that covers its place. It loads when it comes near the window. */
export function Picture({ picture: { alt, width, height, avif, webp, src, focus }, sizes }: PictureProps) {
  const place = { alt, width, height, sizes, focus }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <Image loading="lazy" decoding="async" {...place} srcSet={webp} src={src} />
    </picture>
  )
}

const Image = styled('img', { shouldForwardProp: (name) => name !== 'focus' })<Pick<ShownPicture, 'focus'>>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ focus }) => (focus ? `${focus.left}% ${focus.top}%` : 'center')};
`
