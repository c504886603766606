import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalisePath, readablePath } from '../../src/shared/paths.ts'

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['/about/', '/about'],
    ['/about', '/about'],
    ['//', '//'],
    ['/about//', '/about//'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about.html', '/about'],
    ['/privacy-policy.html/', '/privacy-policy'],
    ['/404.html', '/404.html'],
    ['/.html', '/.html'],
    ['/about/index.html', '/about/index.html'],
    ['/about.html.html', '/about.html.html'],
    ['//index.html', '//index.html'],
    ['/about.htm', '/about.htm'],
    ['/%61bout', '/about'],
    ['/%61bout%2Ehtml', '/about'],
    ['/%2561bout', '/%2561bout'],
    ['/about%2F', '/about%2F'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('normalises %s to %s', (path, normalised) => {
    expect(normalisePath(path)).toBe(normalised)
  })

  it('leaves a normalised path as it is', () => {
    const part = fc.constantFrom('/', 'about', 'index', '404', '.html', '.', '', '%', '%25', '61', '%2F')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const path = normalisePath(`/${parts.join('')}`)
        expect(normalisePath(path)).toBe(path)
      }),
    )
  })

  it('decodes any path without throwing', () => {
    expect(readablePath('/caf%C3%A9')).toBe('/café')
    expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A')
    // Read from right to left, the end of this path is the name of another site.
    expect(readablePath('/%E2%80%AEgro.live')).toBe('/gro.live')
    expect(normalisePath('/about%E2%80%8F')).not.toBe('/about')
    fc.assert(fc.property(fc.string(), (path) => typeof readablePath(path) === 'string'))
  })
})
