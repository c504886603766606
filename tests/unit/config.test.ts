import { describe, expect, it } from 'vitest'
import { demoConfig } from '../../src/config/defaults.ts'
import { ConfigError, resolveConfig } from '../../src/config/resolve.ts'
import type { Environment } from '../../src/config/types.ts'
import { variableNames } from '../../src/config/variables.ts'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'

function problemsOf(environment: Environment): readonly string[] {
  try {
    resolveConfig(environment, 'production')
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration of a production build', () => {
  it('is accepted when every value is valid', () => {
    const config = resolveConfig(launchEnvironment, 'production')
    expect(config).toMatchObject({
      mode: 'production',
      siteUrl: 'https://tidewright.com',
      mail: {
        serviceId: 'service_real',
        blockHeadless: false,
        limitRate: null,
      },
      scheduler: { url: 'https://calendar.tidewright.com/embed', name: 'calendar.tidewright.com' },
    })
  })

  it('reports all missing variables at once', () => {
    const problems = problemsOf({})
    for (const name of Object.keys(launchEnvironment)) expect(problems).toContain(`${name} is missing`)
    expect(problems).toHaveLength(Object.keys(launchEnvironment).length)
  })

  it.each([
    ['VITE_SITE_URL', 'tidewright.com'],
    ['VITE_SITE_URL', 'http://tidewright.com'],
    ['VITE_SITE_URL', 'https://tidewright.com/blog'],
    ['VITE_SITE_URL', 'https://tidewright.example'],
    ['VITE_SITE_URL', 'https://localhost:4173'],
    ['VITE_SITE_URL', 'https://www.example.org'],
    ['VITE_BOOKING_URL', 'https://tidewright.test/book'],
    ['VITE_SCHEDULER_URL', 'calendar'],
    ['VITE_SCHEDULER_URL', 'https://nobody:8443@tidewright.invalid./'],
    ['VITE_SCHEDULER_URL', 'https://book.tidewright.example/crew'],
    ['VITE_BOOKING_URL', 'javascript:alert(1)'],
    ['VITE_EMAILJS_SERVICE_ID', 'service abc'],
    ['VITE_EMAILJS_TEMPLATE_ID', '"><script>'],
    ['VITE_EMAILJS_PUBLIC_KEY', '  '],
    ['VITE_EMAILJS_BLOCK_HEADLESS', 'yes'],
    ['VITE_EMAILJS_LIMIT_RATE', '10s'],
    ['VITE_VITALS_URL', 'vitals'],
    ['VITE_VITALS_URL', '//stranger.test/vitals'],
    ['VITE_VITALS_URL', 'http://rum.tidewright.com'],
    ['VITE_VITALS_URL', 'https://rum.tidewright.example'],
  ])('rejects %s=%s by name', (name, value) => {
    const problems = problemsOf({ ...launchEnvironment, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} `))
  })

  it.each([
    ['VITE_SITE_URL', 'https://my.example.coop'],
    ['VITE_SITE_URL', 'https://counterexample.com'],
    ['VITE_BOOKING_URL', 'https://calendar.com/crew.example?from=a@b.example'],
  ])('checks only the host of %s=%s', (name, value) => {
    expect(problemsOf({ ...launchEnvironment, [name]: value })).toEqual([])
  })

  it('treats an empty variable as missing', () => {
    expect(problemsOf({ ...launchEnvironment, VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL is missing'])
  })

  it('accepts "none" for the booking page and the calendar', () => {
    const none = {
      ...launchEnvironment,
      VITE_BOOKING_URL: 'none',
      VITE_SCHEDULER_URL: 'none',
    }
    expect(resolveConfig(none, 'production')).toMatchObject({ bookingUrl: null, scheduler: null })
  })

  it.each(['/vitals', 'https://rum.tidewright.com/report'])(
    'reports web vitals to %s only if VITE_VITALS_URL is set',
    (url) => {
      expect(resolveConfig(launchEnvironment, 'production').vitalsUrl).toBeNull()
      expect(resolveConfig({ ...launchEnvironment, VITE_VITALS_URL: url }, 'production').vitalsUrl).toBe(url)
      expect(resolveConfig({ VITE_VITALS_URL: url }, 'demo').vitalsUrl).toBeNull()
    },
  )

  it('sets the options of the mail provider', () => {
    const { mail } = resolveConfig(
      {
        ...launchEnvironment,
        VITE_EMAILJS_BLOCK_HEADLESS: 'true',
        VITE_EMAILJS_BLOCK_LIST: 'a@b.c, d@e.f',
        VITE_EMAILJS_LIMIT_RATE: '10000',
      },
      'production',
    )
    expect(mail).toMatchObject({ blockHeadless: true, blockList: ['a@b.c', 'd@e.f'], limitRate: 10_000 })
  })
})

describe('the configuration of demo mode', () => {
  it('needs no variable', () => {
    expect(resolveConfig({}, 'demo')).toEqual(demoConfig)
  })

  it('ignores every variable, valid or not', () => {
    expect(resolveConfig(launchEnvironment, 'demo')).toEqual(demoConfig)
    const malformed = Object.fromEntries(variableNames.map((name) => [name, 'garbage?']))
    expect(resolveConfig(malformed, 'demo')).toEqual(demoConfig)
  })

  it('has a local page as booking page and calendar', () => {
    expect(demoConfig).toMatchObject({
      bookingUrl: '/demo/schedule?booking',
      scheduler: { url: '/demo/schedule' },
    })
  })
})

it('lists every variable once', () => {
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(launchEnvironment)))
  expect(new Set(variableNames).size).toBe(variableNames.length)
})
