import { describe, expect, it } from 'vitest'
import { nearestRoute } from '../../src/pages/notFound/nearestRoute.ts'
import { routes } from '../../src/routes/table.ts'

describe('the page for unknown paths', () => {
  it.each([
    ['/servces', '/services'],
    ['/Services', '/services'],
    ['/potfolio', '/portfolio'],
    ['/contact-us', '/contact'],
    ['/privacy', null],
    ['/wp-admin', null],
    ['/', null],
    ['//', null],
    [`/${'services'.repeat(500)}`, null],
  ])('suggests for %s the path %s', (path, meant) => {
    expect(nearestRoute(path, routes)?.path ?? null).toBe(meant)
  })
})
