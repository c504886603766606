import { describe, expect, it } from 'vitest'
import { parseVariables, type Environment } from '../../src/config/variables.ts'
import { ProblemsError } from '../../src/shared/errors.ts'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'

function problemsOf(environment: Environment): readonly string[] {
  try {
    parseVariables(environment)
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems
    throw error
  }
  return []
}

describe('the configuration of a production build', () => {
  it('has a value for each variable', () => {
    expect(parseVariables(launchEnvironment)).toEqual({
      mode: 'production',
      siteUrl: 'https://tidewright.com',
      bookingUrl: 'https://book.tidewright.com/crew',
      scheduler: { url: 'https://calendar.tidewright.com/embed', name: 'calendar.tidewright.com' },
      mail: { serviceId: 'service_real', templateId: 'template_real', publicKey: 'Real-public_key' },
    })
  })

  it('composes the letters of the calendar’s name, as those of the content', () => {
    const given = { ...launchEnvironment, VITE_SCHEDULER_NAME: 'Plånboken'.normalize('NFD') }
    expect(parseVariables(given).scheduler?.name).toBe('Plånboken')
  })

  it('names every variable that is missing or empty', () => {
    const names = Object.keys(launchEnvironment)
    const missing = names.map((name) => `${name} is missing`)
    expect(problemsOf({})).toEqual(missing)
    expect(problemsOf(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(missing)
  })

  it.each([
    ['VITE_SITE_URL', 'tidewright.com'],
    ['VITE_SITE_URL', 'http://tidewright.com'],
    ['VITE_SITE_URL', 'https://tidewright.com/blog'],
    ['VITE_SITE_URL', 'https://tidewright.example'],
    ['VITE_SITE_URL', 'https://localhost:4173'],
    ['VITE_SITE_URL', 'https://www.example.org'],
    ['VITE_SITE_URL', 'https://*.tidewright.com'],
    ['VITE_BOOKING_URL', 'https://tidewright.test/book'],
    ['VITE_BOOKING_URL', 'javascript:alert(1)'],
    ['VITE_SCHEDULER_URL', 'calendar'],
    ['VITE_SCHEDULER_URL', 'https://nobody:8443@tidewright.invalid./'],
    ['VITE_SCHEDULER_URL', 'https://*.com/x'],
    ['VITE_SCHEDULER_URL', 'https://cal.com;sandbox/x'],
    ['VITE_SCHEDULER_URL', "https://'self'.cal.com/x"],
    ['VITE_EMAILJS_SERVICE_ID', 'service abc'],
    ['VITE_EMAILJS_TEMPLATE_ID', '"><script>'],
    ['VITE_EMAILJS_PUBLIC_KEY', '  '],
  ])('refuses %s=%s by name', (name, value) => {
    const problems = problemsOf({ ...launchEnvironment, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} `))
  })

  it.each([
    ['VITE_SITE_URL', 'https://my.example.coop'],
    ['VITE_SITE_URL', 'https://bjørk.no'],
    ['VITE_SITE_URL', 'https://counterexample.com:8443'],
    ['VITE_BOOKING_URL', 'https://calendar.com/crew.example?from=a@b.example;c'],
  ])('checks only the host of %s=%s', (name, value) => {
    expect(problemsOf({ ...launchEnvironment, [name]: value })).toEqual([])
  })

  it('writes a host with letters of other alphabets as browsers do', () => {
    const variables = { ...launchEnvironment, VITE_SITE_URL: 'https://MÜLLER.de/' }
    expect(parseVariables(variables).siteUrl).toBe('https://xn--mller-kva.de')
  })

  it('accepts "none" for the booking page and the calendar', () => {
    const none = { ...launchEnvironment, VITE_BOOKING_URL: 'none', VITE_SCHEDULER_URL: 'none' }
    expect(parseVariables(none)).toMatchObject({ bookingUrl: null, scheduler: null })
  })
})
