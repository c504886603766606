import { LinkChecker, LinkState } from 'linkinator'
import { servedRoutes } from '../helpers/content.ts'
import { expect, test } from './fixtures.ts'

test('no link or anchor of any page is broken', async ({ baseURL }) => {
  const checker = new LinkChecker()
  const { links } = await checker.check({
    path: servedRoutes.flatMap(({ path }) => (path === '*' ? [] : [`${baseURL}${path}`])),
    recurse: true,
    checkFragments: true,
    // Other sites, which a machine without a network cannot reach, and the site's own address in the sample configuration.
    linksToSkip: [`^(?!${baseURL}(/|$))`],
  })
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`)
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(30)
  expect(broken).toEqual([])
})
