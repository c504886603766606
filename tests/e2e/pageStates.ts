import { demoConfig } from '../../src/config/defaults.ts'
import {
  form,
  interfaceTexts,
  portfolioPage,
  questions,
  scheduler,
  servedRoutes,
  services,
  projectFilters,
  paths,
} from '../helpers/content.ts'
import type { RouteId } from '../../src/routes/table.ts'
import type { Page } from 'playwright/test'
import { fill as fillIn } from '../../src/shared/fill.ts'
import { answerSends, ENDPOINT, fill, send } from './contactForm.ts'
import { expect } from './fixtures.ts'
import { failedToast, footerLink, formButton, sentToast, serviceId } from './words.ts'

/** A state of a page that visitors reach by what they do. */
export interface PageState {
  name: string
  /** What a screen reader finds: a part of the page as Playwright's snapshot of the accessibility tree. */
  tree?: string
  /** Parts of what live regions say on the way to this state, in order. */
  says?: readonly string[]
  /** Whether it is reached without JavaScript too. */
  withoutScript?: boolean
  /** Only below the desktop's width. */
  isNarrow?: boolean
  /** Leads from the state before to this one. */
  open: (page: Page) => Promise<void>
}

const [, category] = projectFilters
const late = fillIn(scheduler.late, { name: demoConfig.scheduler?.name ?? '' })

/** What a visit breaks before it opens its page. */
const faultsOf: Partial<Record<RouteId, (page: Page) => Promise<void>>> = {
  privacy: async (page) => void (await page.route('**/assets/TermsPage-*.js', (route) => route.abort())),
}

/** States of pages, in the order in which one visit reaches them. */
const statesOf: Partial<Record<RouteId, readonly PageState[]>> = {
  home: [
    {
      name: 'menu open',
      tree: `
        - banner:
          - button "${interfaceTexts.menu.close}" [expanded]
          - navigation "${interfaceTexts.menu.label}":
            - list
            - link "${interfaceTexts.menu.start}"
      `,
      withoutScript: true,
      isNarrow: true,
      open: async (page) => {
        await page.locator('button[popovertarget]').click()
        await expect(page.locator('#menu')).toBeVisible()
      },
    },
  ],
  services: [
    {
      name: 'card open',
      tree: `
        - group:
          - heading "${services[0]?.title ?? ''}" [level=2]
          - paragraph
      `,
      withoutScript: true,
      open: async (page) => {
        await page.locator(`#${serviceId(0)} h2`).click()
        await expect(page.locator(`#${serviceId(0)}`)).toHaveAttribute('open')
      },
    },
  ],
  portfolio:
    category === undefined || projectFilters.length < 3
      ? []
      : [
          {
            name: 'one category',
            tree: `
              - group:
                - button
                - button [pressed]
              - status: /./
              - article
            `,
            says: [
              fillIn(portfolioPage.filter.shown[category.count === 1 ? 'oneInCategory' : 'manyInCategory'], {
                count: `${category.count}`,
                category: category.label,
              }),
            ],
            open: async (page) => {
              await page.locator('main button[aria-pressed]').nth(1).click()
              await expect(page.locator('article:visible')).toHaveCount(category.count)
            },
          },
        ],
  contact: [
    ...(questions.length === 0
      ? []
      : [
          {
            name: 'question open',
            withoutScript: true,
            open: async (page: Page) => {
              await page.locator('#questions ~ div summary').first().click()
              await expect(page.locator('#questions ~ div details').first()).toHaveAttribute('open')
            },
          },
        ]),
    {
      name: 'errors',
      tree: `
        - form "${form.label}":
          - textbox "${form.fields.name}"
          - paragraph: /./
          - textbox "${form.fields.email}"
          - paragraph: /./
          - textbox /^${form.fields.phoneNumber}/
          - textbox "${form.fields.subject}"
          - paragraph: /./
          - textbox "${form.fields.message}"
          - paragraph: /./
          - button "${form.send}"
      `,
      says: [],
      open: async (page) => {
        await send(page)
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(4)
      },
    },
    {
      name: 'failed',
      tree: `
        - main:
          - form:
            - link "${form.emailInstead}"
        - contentinfo:
          - alert:
            - group:
              - paragraph: "${form.failed.title} ${form.failed.description}"
              - button "${interfaceTexts.closeNotification}"
      `,
      says: [form.sending, form.failed.title],
      open: async (page) => {
        await answerSends(page, 500)
        await fill(page)
        await send(page)
        await expect(failedToast(page)).toBeVisible()
      },
    },
    {
      name: 'sent',
      tree: `
        - status:
          - group:
            - paragraph: "${form.sent.title} ${form.sent.description}"
            - button "${interfaceTexts.closeNotification}"
      `,
      says: [form.sending, form.sent.title],
      open: async (page) => {
        await answerSends(page, 200)
        await send(page)
        await expect(sentToast(page)).toBeVisible()
        await expect(page.locator('form')).toContainText(form.next.title)
      },
    },
  ],
  privacy: [
    {
      name: 'page that did not load',
      says: [],
      open: async (page) => {
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }),
        )
        await footerLink(page, 'terms').click()
        await expect(page.locator('h1')).toHaveText(interfaceTexts.failedPage.title)
      },
    },
  ],
}

export interface Visit {
  id: RouteId
  url: string
  /** Breaks what a state needs. Called before the page is opened. */
  before: (page: Page) => Promise<void>
  states: readonly PageState[]
}

/** Every page with its states. */
export const visits: readonly Visit[] = servedRoutes.map(({ id, url }) => ({
  id,
  url,
  before: faultsOf[id] ?? (async () => {}),
  states: statesOf[id] ?? [],
}))

/** Visits of pages that are among `visits`, to states that take long or need another fault. */
export const rareVisits: readonly Visit[] = [
  {
    id: 'contact',
    url: paths.contact,
    // No send is answered: the message may have arrived.
    before: async (page) => void (await page.route(ENDPOINT, (route) => route.abort('connectionreset'))),
    states: [
      {
        name: 'taken for a program',
        says: [form.confirmation.title],
        open: async (page) => {
          await fill(page)
          await page.locator('form input[aria-hidden]').evaluate((input: HTMLInputElement) => {
            input.value = 'filled'
          })
          await send(page)
          await expect(formButton(page, form.confirmation.button)).toBeVisible()
        },
      },
      {
        name: 'not answered',
        says: [form.sending, form.failed.title],
        open: async (page) => {
          await formButton(page, form.confirmation.button).click()
          await expect(failedToast(page)).toBeVisible()
        },
      },
    ],
  },
  {
    id: 'home',
    url: '/',
    before: async (page) => {
      await page.route('**/demo/schedule', () => {})
      await page.clock.install()
    },
    states: [
      {
        name: 'calendar late',
        says: [late],
        open: async (page) => {
          await page.locator('iframe').scrollIntoViewIfNeeded()
          await expect(async () => {
            await page.clock.runFor(10_500)
            await expect(page.getByText(late)).toBeVisible({ timeout: 500 })
          }).toPass()
        },
      },
    ],
  },
]
