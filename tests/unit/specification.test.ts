import { describe, expect, it } from 'vitest'
import { structuredData } from '../../src/tooling/structuredData.ts'
import { demoConfig } from '../../src/config/demo.ts'
import * as site from '../helpers/content.ts'

const { agency, content, services, projects, testimonials, team, questions, form, notFoundPage } = site
const { homePage, aboutPage, servicesPage, portfolioPage, testimonialsPage, contactPage } = site
const { privacyPage, termsPage, interfaceTexts, pageHeads, shareAlts } = site

const valuesOf = (stats: readonly { value: string }[] = []) => stats.map(({ value }) => value)
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(textsIn) : []
/** Returns label and address of each link in the texts. */
const linksIn = (value: unknown): string[] => {
  if (!(value instanceof Object)) return []
  const { label, href } = value as { label?: string; href?: string }
  return [...(href ? [`${label}: ${href}`] : []), ...Object.values(value).flatMap(linksIn)]
}
const wordsOf = (text: string) => text.trim().split(/\s+/).length

describe.skipIf(!agency.sample)('the sample (skipped unless src/content/agency.json is one)', () => {
  it.each([
    ['services', 'slug title description icon color longDescription technologies signedBy sample'],
    ['projects', 'slug title description category technologies timeline results image features sample'],
    ['testimonials', 'slug name title company location content rating project timeline technologies sample'],
    ['team', 'slug name hours role specialty experience sample'],
  ] as const)('has %s with the specified fields, slugs and signatures, all marked', (name, fields) => {
    for (const record of content[name]) {
      // Six people are specified, and ten services: some are signed by people outside the team.
      const own = Object.keys(record).map((key) => key.replace('signedByOther', 'signedBy'))
      expect(own.toSorted()).toEqual(fields.split(' ').toSorted())
      expect(record.sample).toBe(true)
    }
  })

  it.each([
    ['services', services, 10],
    ['projects', projects, 6],
    ['testimonials', testimonials, 9],
    ['team members', team, 6],
    ['advantages', aboutPage.advantages?.entries, 4],
    ['industries', homePage.industries?.list, 6],
    ['technology categories', homePage.technologies?.categories, 6],
    ['clients', homePage.clients?.list, 12],
    ['benefits of a call', homePage.call?.benefits, 3],
    ['reasons to choose us', testimonialsPage.reasons?.notes, 4],
    ['questions', questions, 5],
    ['privacy sections', privacyPage.sections, 8],
    ['terms sections', termsPage.sections, 9],
  ])('has as many %s as specified', (_, records, count) => {
    expect(records).toHaveLength(count)
  })

  it('states the numbers of the specification', () => {
    expect(valuesOf(homePage.figures?.stats)).toEqual(['500+', '50+', '10+', '24/7'])
    expect(valuesOf(testimonialsPage.figures?.stats)).toEqual(['4.9/5', '98%', '85%', '100%'])
    expect(valuesOf(aboutPage.advantages?.entries).slice(0, 2)).toEqual(['40-60%', '24/7'])
    expect(new Set(testimonials.map(({ rating }) => rating))).toEqual(new Set([5]))
    const start = questions.find(({ answer }) => answer.includes('3-5 business days'))
    expect(start?.answer).toContain('24-48 hours')
  })

  it('is set with the marks of print', () => {
    const texts = textsIn(content)
    expect(texts.length).toBeGreaterThan(500)
    // The toast's words are specified to the letter.
    const others = texts.filter((text) => text !== form.sent.description)
    expect(others.filter((text) => /['"]/.test(text))).toEqual([])
  })

  it('labels the ends of a chart by their values', () => {
    const charts = projects.flatMap(({ image }) => image ?? [])
    expect(charts.length).toBeGreaterThan(0)
    // In the unit of the values: a label may say half a day, or minutes for hours.
    const amount = (label: string) =>
      Number(label.replace('½', '0.5').replaceAll(/[^\d.]/g, '')) / (label.includes('min') ? 60 : 1)
    for (const { values, from, to } of charts) {
      expect(amount(from), from).toBeCloseTo(values[0] ?? NaN, 2)
      expect(amount(to), to).toBeCloseTo(values.at(-1) ?? NaN, 2)
    }
  })

  it('says in the first result of a project what its chart shows', () => {
    const numbersOf = (text: string) => text.replaceAll(',', '').match(/[\d.½]+/g) ?? []
    for (const { title, image, results = [] } of projects) {
      const [first] = results
      const { from = '', to = '', values = [] } = image ?? {}
      const loss = Math.round(100 * (1 - (values.at(-1) ?? 0) / (values[0] ?? 1)))
      const shown = [...numbersOf(from), ...numbersOf(to), String(loss)]
      const said = numbersOf(`${first?.value} ${first?.label}`)
      expect(said.length, title).toBeGreaterThan(0)
      for (const number of said) expect(shown, title).toContain(number)
    }
  })

  it('leads from each link of a text to what its label says', () => {
    expect(new Set(linksIn(content.words.pages))).toEqual(
      new Set([
        'What we build: /services',
        'Our work: /portfolio',
        'Meet the crew: /about',
        'See what we do: /services',
        'All letters: /testimonials',
        'Ask about {service}: /contact',
        'Ask about this work: /contact',
        'Return to Home: /',
      ]),
    )
  })

  it('has a person on watch at every hour', () => {
    const watched = team.flatMap(({ hours }) =>
      Array.from(
        { length: hours ? (hours.to - hours.from + 24) % 24 : 0 },
        (_, hour) => ((hours?.from ?? 0) + hour) % 24,
      ),
    )
    expect(new Set(watched).size).toBe(24)
  })

  it('describes each service in 60 to 120 words', () => {
    for (const { longDescription } of services) {
      expect(wordsOf(longDescription)).toBeGreaterThanOrEqual(60)
      expect(wordsOf(longDescription)).toBeLessThanOrEqual(120)
    }
  })

  it('has one project per category, each with at least three features and a chart that can be drawn', () => {
    const categories = projects.map(({ category }) => category)
    expect(categories).toEqual(['FinTech', 'Healthcare', 'E-commerce', 'IoT', 'Blockchain', 'AI/ML'])
    for (const { features, image } of projects) {
      expect(features.length).toBeGreaterThanOrEqual(3)
      expect(image?.values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(Math.max(...(image?.values ?? []))).toBeGreaterThan(0)
    }
  })

  it('avoids marketing jargon, placeholder text and pirate talk', () => {
    const records = [services, projects, testimonials, team, aboutPage.advantages, questions]
    const everything = JSON.stringify([records, privacyPage, termsPage])
    expect(everything).not.toMatch(/leverag|cutting-edge|seamless|unlock|elevat|lorem|arrr|synerg/i)
  })

  it('quotes no testimonial twice', () => {
    const quotations = testimonials.map((letter) => letter.content)
    expect(new Set(quotations).size).toBe(quotations.length)
  })

  it('has a privacy policy that says that nothing is measured', () => {
    expect(JSON.stringify(privacyPage)).toMatch(/There is no analytics.*small things may be kept/)
  })

  it('has the pages in header and footer in the specified order', () => {
    const pages = [
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Portfolio', '/portfolio'],
      ['Testimonials', '/testimonials'],
      ['Contact', '/contact'],
    ]
    for (const links of [site.headerLinks, site.footerLinks])
      expect(links.map(({ label, href }) => [label, href])).toEqual(pages)
    expect(site.legalLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Privacy policy', '/privacy-policy'],
      ['Terms', '/terms'],
    ])
    expect(interfaceTexts.menu.start).toBe('Get Started')
    expect(interfaceTexts.footer.call).toBe('Schedule a call')
  })

  it('has the specification’s nouns in the names of the sections', () => {
    const { story, industries, technologies, clients, call } = homePage
    const { origin, advantages, team: crew } = aboutPage
    for (const [name, texts] of [
      [/story/i, [story?.eyebrow, origin?.eyebrow]],
      [/industries/i, [industries?.eyebrow]],
      [/technologies/i, [technologies?.heading]],
      [/testimonials/i, [homePage.testimonials?.eyebrow]],
      [/clients/i, [clients?.heading]],
      [/benefits/i, [call?.eyebrow]],
      [/advantages/i, [advantages?.heading]],
      [/team/i, [crew?.heading]],
      [/end-to-end delivery/i, [servicesPage.delivery?.heading]],
      [/impact/i, [portfolioPage.totals?.heading]],
      [/results/i, [portfolioPage.projects.results]],
      [/features/i, [portfolioPage.projects.features]],
      [/reasons/i, [testimonialsPage.reasons?.heading, contactPage.reasons?.heading]],
      [/faq/i, [contactPage.questions?.heading]],
      [/quick links/i, [interfaceTexts.footer.pages]],
    ] as const)
      for (const text of texts) expect(text).toMatch(name)
  })

  it('has the brand’s name in the documents', () => {
    expect(pageHeads.home.title).toBe('Tidewright: a software crew for hire')
    expect(pageHeads.home.description).toMatch(/^Tidewright builds /)
    expect(pageHeads.about.title).toBe('About the crew · Tidewright')
    expect(shareAlts.about).toMatch(/^About the crew · Tidewright, in white letters/)
    expect(pageHeads.portfolio.title).toBe('Portfolio · Tidewright')
  })

  it('has the specified fields, buttons and toasts, and says after a failure what the visitor can do', () => {
    expect(Object.values(form.fields)).toEqual(['Your name', 'Email', 'Phone', 'Subject', 'Message'])
    expect([form.send, form.sending]).toEqual(['Send message', 'Sending...'])
    expect(form.sent.title).toBe('Message sent successfully!')
    expect(form.sent.description).toBe("We'll get back to you within 24 hours.")
    expect(form.failed.title).toBe('Failed to send message')
    expect(form.failed.description).toBe('Please try again later or contact us directly.')
    expect(form.failureHint).toMatch(/sure way/)
  })

  it('answers an unknown path with a heading and a link to the home page', () => {
    expect([notFoundPage.title].flat().join(' ')).toBe('Oops! Page not found')
    expect(notFoundPage.link).toEqual({ label: 'Return to Home', href: '/' })
  })

  it('has the facts of the brand', () => {
    const [organization] = structuredData(demoConfig, content, 'about')['@graph']
    expect(organization).toMatchObject({
      name: 'Tidewright',
      address: { addressLocality: 'Columbus', addressRegion: 'Ohio', addressCountry: 'US' },
    })
    expect(contactPage.details.reply).toMatch(/^Within 24\shours/)
  })

  it('has addresses and numbers that are reserved for examples', () => {
    for (const href of [demoConfig.bookingUrl, demoConfig.scheduler?.url])
      expect(href).toMatch(/^\/demo\/schedule/)
    expect(agency).not.toHaveProperty('mail')
    expect(agency.social.length).toBeGreaterThan(0)
    for (const { href } of agency.social) expect(href).toMatch(/^https:\/\/social\.tidewright\.example\//)
    expect(agency.email).toMatch(/@tidewright\.example$/)
    expect(agency.phone).toMatch(/ 555 01\d\d$/)
  })
})
