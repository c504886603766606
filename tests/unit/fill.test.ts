import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { fill } from '../../src/shared/fill.ts'
import { fillNodes } from '../../src/ui/fillNodes.tsx'

describe('a text with placeholders', () => {
  it('gets its values, also where one occurs twice or contains a placeholder or a dollar sign', () => {
    expect(fill('Were you looking for {page}?', { page: 'About' })).toBe('Were you looking for About?')
    expect(fill('{a} and {b} and {a}', { a: '{b}', b: '$&' })).toBe('{b} and $& and {b}')
  })

  it('keeps a placeholder without a value, where a reader can see it', () => {
    expect(fill('{a} {constructor}', { b: 'x' })).toBe('{a} {constructor}')
    expect(renderToStaticMarkup(fillNodes('{a}', {}))).toBe('{a}')
  })

  it('gets elements', () => {
    const link = createElement('a', { href: '/' }, 'home page')
    expect(
      renderToStaticMarkup(fillNodes('Go to the {home}, or {stay}.', { home: link, stay: 'stay' })),
    ).toBe('Go to the <a href="/">home page</a>, or stay.')
    expect(renderToStaticMarkup(fillNodes('No place.', { home: link }))).toBe('No place.')
  })
})
