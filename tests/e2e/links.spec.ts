import { LinkChecker, LinkState } from 'linkinator'
import { routes } from '../../src/routes/table.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { expect, test } from './fixtures.ts'

test('every link and anchor of every page leads somewhere', async ({ baseURL }) => {
  const checker = new LinkChecker()
  const { links } = await checker.check({
    path: routes.flatMap(({ path }) => (path === '*' ? [] : [`${baseURL}${path}`])),
    recurse: true,
    checkFragments: true,
    // Reserved domains, and the address that the demo calls its own.
    linksToSkip: ['\\.example\\b', `^${sampleConfig.siteUrl}`, '^mailto:', '^tel:'],
  })
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`)
  expect(broken).toEqual([])
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(30)
})
