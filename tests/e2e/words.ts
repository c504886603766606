import type { Locator, Page } from 'playwright/test'
import {
  aboutPage,
  contactPage,
  form,
  interfaceTexts,
  notFoundPage,
  pageHeads,
  paths,
  privacyPage,
  serviceLinks,
  services,
  servicesPage,
  termsPage,
} from '../helpers/content.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import type { RouteId } from '../../src/routes/table.ts'

/** Returns the lines of a heading in one line. */
const inOneLine = (title: string | readonly string[]): string => [title].flat().join(' ')

export const titleOf = (id: RouteId): string => pageHeads[id].title

export const headings = {
  about: inOneLine(aboutPage.hero.title),
  services: inOneLine(servicesPage.hero.title),
  contact: inOneLine(contactPage.hero.title),
  privacy: inOneLine(privacyPage.title),
  terms: inOneLine(termsPage.title),
  notFound: inOneLine(notFoundPage.title),
} as const

/** Id of the card of the last service that the footer links to, or of the service at `index`. */
export const lastLinkedService = serviceLinks.at(-1)?.href.replace(/^.*#/, '') ?? ''
export const serviceId = (index: number): string => services[index]?.slug ?? ''

/** The main navigation: a menu on small screens. */
const navigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: interfaceTexts.menu.label, exact: true })

/** A page's link in the main navigation. */
export const headerLink = (page: Page, id: RouteId): Locator =>
  navigation(page).getByRole('listitem').locator(`a[href="${paths[id]}"]`)

/** The button of the main navigation that leads to the contact page. */
export const startLink = (page: Page): Locator =>
  navigation(page).getByRole('link', { name: interfaceTexts.menu.start, exact: true }).last()

/** A link of the footer by its address. */
export const footerLinkTo = (page: Page, href: string): Locator =>
  page.getByRole('contentinfo').getByRole('listitem').locator(`a[href="${href}"]`)

export const footerLink = (page: Page, id: RouteId): Locator => footerLinkTo(page, paths[id])

/** A field of the contact form by its label. */
export function field(page: Page, name: keyof typeof form.fields): Locator {
  const isRequired = contactFields.some((row) => row.name === name && 'required' in row.attributes)
  const label = form.fields[name]
  return page
    .locator('form')
    .getByLabel(isRequired ? label : `${label} ${interfaceTexts.optional}`, { exact: true })
}

export const formButton = (page: Page, label: string): Locator =>
  page.locator('form').getByRole('button', { name: label, exact: true })

/** The toasts about messages that were sent, and about failures. */
export const sentToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: form.sent.title })
export const failedToast = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: form.failed.title })
