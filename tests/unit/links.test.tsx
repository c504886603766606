import { paths } from '../helpers/content.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { describe, expect, it, vi } from 'vitest'
import { Anchor, type AnchorProps } from '../../src/ui/Anchor.tsx'
import { ButtonLink } from '../../src/ui/Button.tsx'
import { TextLink } from '../../src/ui/TextLink.tsx'

vi.mock('virtual:content/navigation', async (original) => ({
  ...(await original<object>()),
  unserved: ['portfolio'],
}))

const linksIn = (Link: ComponentType<AnchorProps>, href: string) => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <Link href={href}>Go</Link>
    </Router>,
  )
  return [...markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>Go<\/a>/g)].map((match) => match[1])
}

describe.each([
  ['a link', Anchor],
  ['a button that is a link', ButtonLink],
  ['a link in text', TextLink],
])('%s', (_, Link) => {
  it.each([paths.portfolio, `${paths.portfolio}#sheet`, `${paths.portfolio}?category=AI`])(
    'to %s is not there while there are no projects',
    (href) => {
      expect(linksIn(Link, href)).toEqual([])
    },
  )

  it.each([
    '/',
    `${paths.testimonials}#letter`,
    paths.services,
    '/demo/schedule?booking',
    'mailto:a@b.example',
    'https://a.example/portfolio',
  ])('to %s is there', (href) => {
    expect(linksIn(Link, href)).toEqual([href])
  })
})
