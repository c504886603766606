import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Caption } from '../../src/ui/Caption.tsx'

it('parts the words of a caption without styles, with its dots and without them', () => {
  const html = renderToStaticMarkup(<Caption text="one · two · three" />).replace(/<style.*?<\/style>/, '')
  const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').trimEnd()
  expect(textOf(html)).toBe('one · two · three')
  expect(textOf(html.replaceAll(/<span aria-hidden="true">[^<]*<\/span>/g, ''))).toBe('one two three')
})
