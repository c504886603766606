interface MediaType {
  type: string
  /** True for text, which the build also writes compressed. */
  text: boolean
}

/** Media type of every kind of file that the build writes, by extension. The hosts' configurations are written from it. */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: { type: 'text/html; charset=utf-8', text: true },
  css: { type: 'text/css; charset=utf-8', text: true },
  js: { type: 'text/javascript; charset=utf-8', text: true },
  json: { type: 'application/json', text: true },
  webmanifest: { type: 'application/manifest+json', text: true },
  svg: { type: 'image/svg+xml', text: true },
  txt: { type: 'text/plain; charset=utf-8', text: true },
  xml: { type: 'application/xml', text: true },
  avif: { type: 'image/avif', text: false },
  webp: { type: 'image/webp', text: false },
  jpg: { type: 'image/jpeg', text: false },
  png: { type: 'image/png', text: false },
  ico: { type: 'image/x-icon', text: false },
  woff2: { type: 'font/woff2', text: false },
}

/** Returns the media type of a file by its name, or `application/octet-stream` for an unknown extension. */
export function mediaTypeOf(file: string): MediaType {
  const extension = /\.([^./\\]+)$/.exec(file)?.[1] ?? ''
  return mediaTypes[extension] ?? { type: 'application/octet-stream', text: false }
}
