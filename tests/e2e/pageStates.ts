import { demoConfig } from '../../src/config/defaults.ts'
import { form } from '../../src/content/form.ts'
import { interfaceTexts } from '../../src/content/interface.ts'
import { portfolioPage } from '../../src/content/pages/portfolio.ts'
import { questions } from '../../src/content/questions.ts'
import { scheduler } from '../../src/content/scheduler.ts'
import { services } from '../../src/content/services.ts'
import { projectFilters } from '../../src/pages/portfolio/projectFilters.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import type { RouteId } from '../../src/routes/table.ts'
import type { Page } from 'playwright/test'
import { fill as fillIn } from '../../src/shared/fill.ts'
import { ENDPOINT, fill, send } from './contactForm.ts'
import { expect } from './fixtures.ts'
import { failedToast, footerLink, formButton, sentToast, serviceId, shown } from './words.ts'

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

/** Answers the next sends. */
async function answerSends(page: Page, status: number): Promise<void> {
  await page.unroute(ENDPOINT)
  await page.route(ENDPOINT, (route) => route.fulfill({ status, body: 'OK' }))
}

const [, category] = projectFilters

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
          - button "${shown(interfaceTexts.menu.close)}" [expanded]
          - navigation "${shown(interfaceTexts.menu.label)}":
            - list
            - link "${shown(interfaceTexts.menu.start)}"
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
          - heading "${shown(services[0]?.title ?? '')}" [level=2]
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
                - radio
                - radio [checked]
              - status: /./
              - article
            `,
            withoutScript: true,
            says: [
              shown(
                fillIn(
                  portfolioPage.filter.shown[category.count === 1 ? 'oneInCategory' : 'manyInCategory'],
                  { count: `${category.count}`, category: category.label },
                ),
              ),
            ],
            open: async (page) => {
              await page.getByRole('radio').nth(1).check()
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
        - form "${shown(form.label)}":
          - textbox "${shown(form.fields.name)}"
          - paragraph: /./
          - textbox "${shown(form.fields.email)}"
          - paragraph: /./
          - textbox /^${shown(form.fields.phoneNumber)}/
          - textbox "${shown(form.fields.subject)}"
          - paragraph: /./
          - textbox "${shown(form.fields.message)}"
          - paragraph: /./
          - button "${shown(form.send)}"
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
            - link "${shown(form.emailInstead)}"
        - contentinfo:
          - alert:
            - group:
              - paragraph:
                - strong: "${shown(form.failed.title)}"
                - text: "${shown(form.failed.description)}"
              - button "${shown(interfaceTexts.closeNotification)}"
      `,
      says: [shown(form.sending), shown(form.failed.title)],
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
            - paragraph:
              - strong: "${shown(form.sent.title)}"
              - text: "${shown(form.sent.description)}"
            - button "${shown(interfaceTexts.closeNotification)}"
      `,
      says: [shown(form.sending), shown(form.sent.title)],
      open: async (page) => {
        await answerSends(page, 200)
        await send(page)
        await expect(sentToast(page)).toBeVisible()
        await expect(page.locator('form')).toContainText(shown(form.next.title))
      },
    },
    // Last, because the browser process learns late that the focus has left the frame: text would go there.
    {
      name: 'calendar loaded',
      says: [shown(scheduler.loading), shown(scheduler.empty)],
      open: async (page) => {
        await page.getByRole('button', { name: shown(scheduler.load), exact: true }).click()
        await expect(page.getByRole('link', { name: shown(scheduler.empty), exact: true })).toBeVisible()
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
        await expect(page.locator('h1')).toHaveText(shown(interfaceTexts.failedPage.title))
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
export const visits: readonly Visit[] = servedRoutes.map(({ id, path }) => ({
  id,
  url: path === '*' ? '/no-such-page' : path,
  before: faultsOf[id] ?? (async () => {}),
  states: statesOf[id] ?? [],
}))

/** Answers no send: the message may have arrived. */
const breakSends = (page: Page) => page.route(ENDPOINT, (route) => route.abort('connectionreset'))

/** Visits of pages that are among `visits`, to states that take long or need another fault. */
export const rareVisits: readonly Visit[] = [
  {
    id: 'contact',
    url: '/contact',
    before: async (page) => {
      await breakSends(page)
    },
    states: [
      {
        name: 'taken for a program',
        says: [shown(form.confirmation.title)],
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
        says: [shown(form.sending), shown(form.failed.title)],
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
        says: [
          shown(scheduler.loading),
          shown(fillIn(scheduler.late, { name: demoConfig.scheduler?.name ?? '' })),
        ],
        open: async (page) => {
          await page.getByRole('button', { name: shown(scheduler.load), exact: true }).click()
          await expect(page.getByText(shown(scheduler.loading))).toBeVisible()
          await page.clock.runFor(10_500)
          await expect(page.getByText(shown(scheduler.loading))).toHaveCount(0)
        },
      },
    ],
  },
]
