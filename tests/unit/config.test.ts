import { describe, expect, it } from 'vitest'
import { demoConfig, sampleConfig } from '../../src/config/defaults.ts'
import { ConfigError, resolveConfig, type Environment } from '../../src/config/resolve.ts'
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
      contact: { phone: '+1 614 555 0199', street: '7 Quay Street', postalCode: '43201' },
      mail: {
        origin: 'https://api.emailjs.com',
        serviceId: 'service_real',
        blockHeadless: false,
        limitRate: null,
      },
      scheduler: { url: 'https://calendar.tidewright.com/embed' },
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
    ['VITE_CONTACT_EMAIL', 'crew'],
    ['VITE_CONTACT_EMAIL', 'crew@tidewright.example'],
    ['VITE_CONTACT_EMAIL', 'crew@EXAMPLE.com'],
    ['VITE_SITE_URL', 'https://tidewright.example'],
    ['VITE_SITE_URL', 'https://localhost:4173'],
    ['VITE_SITE_URL', 'https://www.example.org'],
    ['VITE_BOOKING_URL', 'https://tidewright.test/book'],
    ['VITE_SCHEDULER_URL', 'calendar'],
    ['VITE_SCHEDULER_URL', 'https://nobody:8443@tidewright.invalid./'],
    ['VITE_SCHEDULER_URL', 'https://book.tidewright.example/crew'],
    ['VITE_BOOKING_URL', 'javascript:alert(1)'],
    ['VITE_SOCIAL', 'github.com/tidewright'],
    ['VITE_SOCIAL', 'GitHub=http://github.com'],
    ['VITE_SOCIAL', '=https://github.com/tidewright'],
    ['VITE_SOCIAL', 'GitHub=https://github.com/tidewright, X=https://social.tidewright.example/x'],
    ['VITE_EMAILJS_SERVICE_ID', 'service abc'],
    ['VITE_EMAILJS_TEMPLATE_ID', '"><script>'],
    ['VITE_EMAILJS_PUBLIC_KEY', '  '],
    ['VITE_EMAILJS_BLOCK_HEADLESS', 'yes'],
    ['VITE_EMAILJS_LIMIT_RATE', '10s'],
    ['VITE_VITALS_URL', 'vitals'],
    ['VITE_VITALS_URL', '//stranger.test/vitals'],
    ['VITE_VITALS_URL', 'http://rum.tidewright.com'],
    ['VITE_VITALS_URL', 'https://rum.tidewright.example'],
    ['VITE_CONTACT_PHONE', 'call us'],
    ['VITE_CONTACT_COUNTRY', 'USA'],
  ])('rejects %s=%s by name', (name, value) => {
    const problems = problemsOf({ ...launchEnvironment, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} `))
  })

  it.each([
    ['VITE_SITE_URL', 'https://my.example.coop'],
    ['VITE_SITE_URL', 'https://counterexample.com'],
    ['VITE_BOOKING_URL', 'https://calendar.com/crew.example?from=a@b.example'],
    ['VITE_CONTACT_EMAIL', 'crew.example@tidewright.com'],
  ])('checks only the host of %s=%s', (name, value) => {
    expect(problemsOf({ ...launchEnvironment, [name]: value })).toEqual([])
  })

  it('keeps the query of social links', () => {
    const social = 'Forum=https://forum.com/?u=crew&tab=posts, GitHub = https://github.com/tidewright'
    expect(resolveConfig({ ...launchEnvironment, VITE_SOCIAL: social }, 'production').social).toEqual([
      { label: 'Forum', href: 'https://forum.com/?u=crew&tab=posts' },
      { label: 'GitHub', href: 'https://github.com/tidewright' },
    ])
  })

  it('treats an empty variable as missing', () => {
    expect(problemsOf({ ...launchEnvironment, VITE_SITE_URL: '' })).toEqual(['VITE_SITE_URL is missing'])
  })

  it('accepts "none" for the booking page, the calendar and the social links', () => {
    const none = {
      ...launchEnvironment,
      VITE_BOOKING_URL: 'none',
      VITE_SCHEDULER_URL: 'none',
      VITE_SOCIAL: 'none',
    }
    expect(resolveConfig(none, 'production')).toMatchObject({ bookingUrl: null, scheduler: null, social: [] })
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

  it('ignores real addresses', () => {
    expect(resolveConfig(launchEnvironment, 'demo')).toEqual(demoConfig)
  })

  it('has a local page as booking page and calendar', () => {
    expect(demoConfig).toMatchObject({
      bookingUrl: '/demo/schedule?booking',
      scheduler: { url: '/demo/schedule' },
      mail: { origin: '' },
    })
  })

  it('takes the brand from the environment', () => {
    expect(resolveConfig({ VITE_BRAND_NAME: 'Northquay' }, 'demo').brand.name).toBe('Northquay')
  })
})

it('has samples with reserved domains and telephone numbers only', () => {
  const { bookingUrl, scheduler, social, contact } = sampleConfig
  expect(bookingUrl).toBe('https://book.tidewright.example/crew')
  for (const href of [bookingUrl, scheduler?.url, ...social.map((link) => link.href)])
    expect(href).toMatch(/^https:\/\/(social|book)\.tidewright\.example\//)
  expect(contact.email).toMatch(/@tidewright\.example$/)
  expect(contact.phone).toMatch(/ 555 01\d\d$/)
})

it('lists every variable once', () => {
  expect(variableNames).toEqual(expect.arrayContaining(Object.keys(launchEnvironment)))
  expect(new Set(variableNames).size).toBe(variableNames.length)
})
