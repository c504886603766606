import type { NotFoundPage } from '#src/model/pages/notFound.ts'

export const notFoundPage: NotFoundPage = {
  eyebrow: '404 · no such water',
  eyebrowWithPath: '404 · no such water: {path}',
  title: ['Oops!', 'Page not found'],
  lead: 'The chart ends here. Nothing is lost but the address.',
  link: { label: 'Return to Home', href: '/' },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
