import '../helpers/demoSite.ts'
import type { Locator, Page } from 'playwright/test'
import { typographic } from '../../src/build/content/typographic.ts'
import { form } from '../../src/content/form.ts'
import { headPatterns, heads } from '../../src/content/head.ts'
import { interfaceTexts } from '../../src/content/interface.ts'
import { aboutPage } from '../../src/content/pages/about.ts'
import { contactPage } from '../../src/content/pages/contact.ts'
import { notFoundPage } from '../../src/content/pages/notFound.ts'
import { privacyPage } from '../../src/content/pages/privacy.ts'
import { servicesPage } from '../../src/content/pages/services.ts'
import { termsPage } from '../../src/content/pages/terms.ts'
import { services } from '../../src/content/services.ts'
import { serviceLinks } from '../../src/facts/serviceLinks.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import { routeById, type RouteId } from '../../src/routes/table.ts'
import { fill } from '../../src/shared/fill.ts'
import { slugOf } from '../../src/shared/text.ts'

/**
 * Returns a text of the content, or the lines of a heading, as a page shows it: in one line, with typographic
 * apostrophes. The build changes the apostrophes; a browser test imports the content as it is written.
 */
export function shown(text: string | readonly string[]): string {
  return typographic([text].flat().join(' '))
}

/** Title of a page's document. */
export function titleOf(id: RouteId): string {
  const { title } = heads[id]
  return shown(title === null ? headPatterns.homeTitle : fill(headPatterns.title, { page: title }))
}

/** Texts of the h1 of pages. */
export const headings = {
  about: shown(aboutPage.hero.title),
  services: shown(servicesPage.hero.title),
  contact: shown(contactPage.hero.title),
  privacy: shown(privacyPage.title),
  terms: shown(termsPage.title),
  notFound: shown(notFoundPage.title),
} as const

/** Id of the card of the last service that the footer links to, or of the service at `index`. */
export const lastLinkedService = serviceLinks.at(-1)?.href.replace(/^.*#/, '') ?? ''
export const serviceId = (index: number): string => slugOf(services[index]?.title ?? '')

/** The main navigation: a menu on small screens. */
const navigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: shown(interfaceTexts.menu.label), exact: true })

/** A page's link in the main navigation. */
export const headerLink = (page: Page, id: RouteId): Locator =>
  navigation(page)
    .getByRole('listitem')
    .locator(`a[href="${routeById(id).path}"]`)

/** The button of the main navigation that leads to the contact page. */
export const startLink = (page: Page): Locator =>
  navigation(page)
    .getByRole('link', { name: shown(interfaceTexts.menu.start), exact: true })
    .last()

/** A link of the footer by its address. */
export const footerLinkTo = (page: Page, href: string): Locator =>
  page.getByRole('contentinfo').getByRole('listitem').locator(`a[href="${href}"]`)

/** A page's link in the footer. */
export const footerLink = (page: Page, id: RouteId): Locator => footerLinkTo(page, routeById(id).path)

/** The button that pauses or plays the background. */
export const motionButton = (page: Page): Locator => {
  const { pause, play } = interfaceTexts.backdrop
  const named = (name: string) => page.getByRole('button', { name: shown(name), exact: true })
  return named(pause).or(named(play))
}

/** A field of the contact form by its label. */
export function field(page: Page, name: keyof typeof form.fields): Locator {
  const isRequired = contactFields.some((row) => row.name === name && 'required' in row.attributes)
  const label = shown(form.fields[name])
  return page
    .locator('form')
    .getByLabel(isRequired ? label : `${label} ${shown(interfaceTexts.optional)}`, { exact: true })
}

/** A button of the contact form by its label. */
export const formButton = (page: Page, label: string): Locator =>
  page.locator('form').getByRole('button', { name: shown(label), exact: true })

/** The toasts about messages that were sent, and about failures. */
export const sentToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: shown(form.sent.title) })
export const failedToast = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: shown(form.failed.title) })
