import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { MainMenu } from '../../src/app/MainMenu.tsx'
import { headerLinks, paths, UNKNOWN_PATH } from '../helpers/content.ts'

/** Returns the addresses of the links that the menu marks as the current page's. */
function markedAt(path: string) {
  const markup = renderToStaticMarkup(
    <Router ssrPath={path}>
      <MainMenu path={path} />
    </Router>,
  )
  const links = markup.match(/<a[^>]*aria-current="page"[^>]*>/g) ?? []
  return links.map((link) => /href="([^"]*)"/.exec(link)?.[1])
}

it('marks the link of the current page alone, however its address is written', () => {
  for (const { href } of headerLinks) {
    expect(markedAt(href)).toEqual([href])
    expect(markedAt(href === paths.home ? `${href}index.html` : `${href}/`)).toEqual([href])
  }
  for (const path of [paths.privacy, UNKNOWN_PATH]) expect(markedAt(path)).toEqual([])
})
