import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, hashOf, securityHeaders } from '../../src/build/headers.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { productionConfig } from '../helpers/productionConfig.ts'

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the content security policy', () => {
  it('has no unsafe source in either mode', () => {
    for (const config of [productionConfig, sampleConfig])
      expect(contentSecurityPolicy(config, [])).not.toContain('unsafe')
  })

  it('allows the mail provider and the calendar only, in production', () => {
    const policy = directives(contentSecurityPolicy(productionConfig, ['sha256-abc=']))
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      // The first hash is that of the empty element into which emotion inserts its rules.
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-abc='",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://api.emailjs.com",
      'form-action': "'self' https://api.emailjs.com",
      'frame-src': 'https://calendar.tidewright.com',
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'backdrop',
      'upgrade-insecure-requests': '',
    })
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  })

  it('allows this site only in demo mode, over plain HTTP', () => {
    const policy = directives(contentSecurityPolicy(sampleConfig, []))
    expect(policy).toMatchObject({
      'connect-src': "'self'",
      'form-action': "'self'",
      'frame-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(policy).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('allows no frame without a calendar', () => {
    const policy = directives(contentSecurityPolicy({ ...productionConfig, scheduler: null }, []))
    expect(policy['frame-src']).toBe("'none'")
  })
})

describe('the headers of every response', () => {
  it('include HSTS for a year, nosniff and a strict permissions policy', () => {
    const headers = securityHeaders(productionConfig, ['sha256-abc='])
    expect(headers).toEqual({
      'Content-Security-Policy': contentSecurityPolicy(productionConfig, ['sha256-abc=']),
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.any(String) as string,
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['Permissions-Policy']).toContain(`${feature}=()`)
  })
})
