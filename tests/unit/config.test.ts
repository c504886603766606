import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { agencyFacts } from '../../src/app/appSchema.ts'
import { parseVariables } from '../../src/config/variables.ts'
import { ProblemsError } from '../../src/shared/errors.ts'

function problemsOf(environment: NodeJS.Dict<string>): readonly string[] {
  try {
    parseVariables(environment)
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems
    throw error
  }
  return []
}

describe('the address of a production build', () => {
  it.each([{}, { VITE_SITE_URL: '' }])('is missing in %j', (environment) => {
    expect(problemsOf(environment)).toEqual(['VITE_SITE_URL is missing'])
  })

  it.each([
    'tidewright.com',
    'http://tidewright.com',
    'https://',
    'https://tidewright.com/blog',
    'https://tidewright.com/?a',
    'none',
    'https://tidewright.example',
    'https://localhost:4173',
    'https://www.example.org',
    'https://*.tidewright.com',
    '  ',
  ])('is not %s', (given) => {
    expect(problemsOf({ VITE_SITE_URL: given })).toEqual([expect.stringMatching(/^VITE_SITE_URL (is|must) /)])
  })

  it.each([
    ['https://tidewright.com', 'https://tidewright.com'],
    ['https://my.example.coop', 'https://my.example.coop'],
    ['https://counterexample.com:8443', 'https://counterexample.com:8443'],
    ['https://agency.github.io/site/', 'https://agency.github.io/site'],
    ['https://MÜLLER.de/', 'https://xn--mller-kva.de'],
  ])('%s is %s, as browsers write it', (given, address) => {
    expect(parseVariables({ VITE_SITE_URL: given })).toBe(address)
  })

  it('has no other variables beside it: a former one names the fact that it is now', () => {
    const former = { VITE_BOOKING_URL: 'none', VITE_EMAILJS_PUBLIC_KEY: 'key', VITE_SCHEDULER_NAME: '' }
    expect(problemsOf({ VITE_SITE_URL: 'https://tidewright.com', ...former })).toEqual([
      'VITE_BOOKING_URL is bookingPage of src/content/agency.json now; delete the variable',
      'VITE_EMAILJS_PUBLIC_KEY is mail.publicKey of src/content/agency.json now; delete the variable',
    ])
  })
})

describe('a fact of agency.json that production needs', () => {
  const mail = { serviceId: 'service_a', templateId: 'template_b', publicKey: 'C-d_9' }
  const problemsWith = (facts: object) =>
    (v.safeParse(agencyFacts, facts, { abortPipeEarly: true }).issues ?? [])
      .map((issue) => v.getDotPath(issue))
      .filter((path) => /^(bookingPage|calendar|mail)/.test(path ?? ''))

  it.each([
    ['bookingPage', 'https://tidewright.test/book'],
    ['bookingPage', 'javascript:alert(1)'],
    ['bookingPage', ''],
    ['calendar', 'calendar'],
    ['calendar', 'https://nobody:8443@tidewright.invalid./'],
    ['calendar', 'https://*.com/x'],
    ['calendar', 'https://cal.com;sandbox/x'],
    ['calendar', "https://'self'.cal.com/x"],
    ['mail.serviceId', 'service abc'],
    ['mail.templateId', '"><script>'],
    ['mail.publicKey', '  '],
    ['mail.publicKey', undefined],
  ])('%s is not %s', (path, value) => {
    const [name = '', part] = path.split('.')
    expect(problemsWith({ [name]: part ? { ...mail, [part]: value } : value })).toEqual([path])
  })

  it('can be left out, or be an address at any path, or none', () => {
    const address = 'https://calendar.com/crew.example?from=a@b.example;c'
    for (const facts of [{}, { bookingPage: address, calendar: 'none', mail }])
      expect(problemsWith(facts)).toEqual([])
  })
})
