import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { fill } from '../../src/shared/fill.ts'
import { fillNodes } from '../../src/app/PageBoundary.tsx'

/** Markup of a text with elements, without the elements of its own parts. */
const markupOf = (...args: Parameters<typeof fillNodes>) =>
  renderToStaticMarkup(fillNodes(...args)).replaceAll(/<\/?span>/g, '')

describe('a text with placeholders', () => {
  it('gets its values, also where one occurs twice or contains a placeholder or a dollar sign', () => {
    expect(fill('Were you looking for {page}?', { page: 'About' })).toBe('Were you looking for About?')
    expect(fill('{a} and {b} and {a}', { a: '{b}', b: '$&' })).toBe('{b} and $& and {b}')
  })

  it('keeps a placeholder without a value, where a reader can see it', () => {
    expect(fill('{a} {constructor}', { b: 'x' })).toBe('{a} {constructor}')
    expect(markupOf('{a}', {})).toBe('{a}')
  })

  it('gets elements', () => {
    const link = createElement('a', { href: '/' }, 'home page')
    expect(
      markupOf('Go to the {home}, or {stay}.', { home: link, stay: createElement('b', {}, 'stay') }),
    ).toBe('Go to the <a href="/">home page</a>, or <b>stay</b>.')
    expect(markupOf('No place.', { home: link })).toBe('No place.')
  })
})
