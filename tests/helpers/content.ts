import './demoSite.ts'
import { typographic } from '../../src/build/content/typographic.ts'
import * as agencyModule from '../../src/content/agency.ts'
import * as callModule from '../../src/content/call.ts'
import * as formModule from '../../src/content/form.ts'
import * as headModule from '../../src/content/head.ts'
import * as interfaceModule from '../../src/content/interface.ts'
import * as about from '../../src/content/pages/about.ts'
import * as contact from '../../src/content/pages/contact.ts'
import * as home from '../../src/content/pages/home.ts'
import * as missing from '../../src/content/pages/notFound.ts'
import * as portfolio from '../../src/content/pages/portfolio.ts'
import * as privacy from '../../src/content/pages/privacy.ts'
import * as servicesModule from '../../src/content/pages/services.ts'
import * as terms from '../../src/content/pages/terms.ts'
import * as testimonialsModule from '../../src/content/pages/testimonials.ts'
import * as projectRecords from '../../src/content/projects.ts'
import * as questionRecords from '../../src/content/questions.ts'
import * as scheduling from '../../src/content/scheduler.ts'
import * as serviceRecords from '../../src/content/services.ts'
import * as teamRecords from '../../src/content/team.ts'
import * as testimonialRecords from '../../src/content/testimonials.ts'
import * as agencyFacts from '../../src/facts/agency.ts'

export { headerLinks, footerLinks, legalLinks } from '../../src/facts/navigation.ts'
export { featuredTestimonials } from '../../src/facts/featuredTestimonials.ts'
export { serviceSummaries } from '../../src/facts/services.ts'
export { pageHeads } from '../../src/facts/heads.ts'
export { serviceLinks } from '../../src/facts/serviceLinks.ts'
export { isServed, routeOf, servedRoutes } from '../../src/routes/served.ts'

/** Returns content with its texts as the pages show them. In Vitest the build's plugin has changed them before. */
const asShown = <Value>(value: Value): Value =>
  process.env['VITEST']
    ? value
    : (JSON.parse(JSON.stringify(value), (_, item: unknown) =>
        typeof item === 'string' ? typographic(item) : item,
      ) as Value)

/** The content of the site, with its texts as the pages show them. */
export const { agency } = asShown(agencyModule)
export const { call } = asShown(callModule)
export const { addressLines, email, telHref } = asShown(agencyFacts)
export const { form } = asShown(formModule)
export const { heads, headPatterns } = asShown(headModule)
export const { interfaceTexts } = asShown(interfaceModule)
export const { aboutPage } = asShown(about)
export const { contactPage } = asShown(contact)
export const { homePage } = asShown(home)
export const { notFoundPage } = asShown(missing)
export const { portfolioPage } = asShown(portfolio)
export const { privacyPage } = asShown(privacy)
export const { servicesPage } = asShown(servicesModule)
export const { termsPage } = asShown(terms)
export const { testimonialsPage } = asShown(testimonialsModule)
export const { projects } = asShown(projectRecords)
export const { questions } = asShown(questionRecords)
export const { scheduler } = asShown(scheduling)
export const { services } = asShown(serviceRecords)
export const { team } = asShown(teamRecords)
export const { testimonials } = asShown(testimonialRecords)
