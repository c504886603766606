import type { Page } from 'playwright/test'
import type { RouteId } from '../../src/routes/table.ts'
import { fill as fillIn } from '../../src/shared/fill.ts'
import {
  form,
  interfaceTexts,
  notFoundPage,
  portfolioPage,
  projectFilters,
  questions,
  servedRoutes,
  services,
} from '../helpers/content.ts'
import { answerSends, fill, send } from './contactForm.ts'
import { axeProblems, expect, openPage, playButton, test, waitingTops } from './fixtures.ts'
import { isThreeScript, watchRequests } from './requests.ts'
import { failedToast, headings, sentToast, serviceId } from './words.ts'

/**
 * Records what the page's live regions say from now on: the whole text of a region after each change of it,
 * as regions with the roles `status` and `alert` do. Returns a function for what has been said since its last
 * call.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const all = await page.evaluateHandle(() => {
    const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const said: string[] = []
    const texts = new Map<Element, string>()
    const read = () => {
      for (const region of document.querySelectorAll(REGIONS)) {
        const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
        if (text !== '' && text !== texts.get(region)) said.push(text)
        texts.set(region, text)
      }
    }
    read()
    said.length = 0
    new MutationObserver(read).observe(document.body, { childList: true, characterData: true, subtree: true })
    return said
  })
  return () => all.evaluate((said) => said.splice(0))
}

/** A state of a page that visitors reach by what they do. */
interface PageState {
  name: string
  /** What a screen reader finds: a part of the page as Playwright's snapshot of the accessibility tree. */
  tree?: string | undefined
  /** Parts of what live regions say on the way to this state, in order. */
  says?: readonly string[]
  /** Leads from the state before to this one. */
  open: (page: Page) => Promise<unknown>
}

/** What a screen reader finds in pages at first. */
const trees: Partial<Record<RouteId, string>> = {
  home: `
    - main:
      - heading [level=1]
      - region:
        - heading [level=2]
  `,
  // With the frame of every page.
  contact: `
    - banner:
      - link "${interfaceTexts.skipLink}"
      - link "${interfaceTexts.homeLink}"
      - button "${interfaceTexts.backdrop.play}"
      - button "${interfaceTexts.menu.open}"
    - main:
      - heading "${headings.contact}" [level=1]
      - form "${form.label}":
        - textbox "${form.fields.name}"
        - textbox "${form.fields.email}"
        - textbox /^${form.fields.phoneNumber}/
        - textbox "${form.fields.subject}"
        - textbox "${form.fields.message}"
        - button "${form.send}"
    - contentinfo:
      - navigation "${interfaceTexts.footer.pagesLabel}"
      - navigation "${interfaceTexts.footer.servicesLabel}"
  `,
  notFound: `
    - main:
      - heading "${headings.notFound}" [level=1]
      - link "${notFoundPage.link.label}"
  `,
}

const [, category] = projectFilters

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
              fillIn(portfolioPage.filter!.shown[category.count === 1 ? 'one' : 'many'], {
                count: `${category.count}`,
              }),
            ],
            open: async (page) => {
              await page.locator('main button[aria-pressed]').nth(1).click()
              await expect(page.locator('article:visible')).toHaveCount(category.count)
            },
          },
        ],
  contact: [
    {
      name: 'errors and an open question',
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
      open: async (page) => {
        if (questions.length > 0) await page.locator('#questions ~ div summary').first().click()
        // Firefox reports a required field that is empty as invalid where nothing says that it is not.
        await expect(page.locator('form [aria-invalid="false"]')).toHaveCount(5)
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
}

/** Pages whose states have parts that others lack. */
const FEW = new Set<string>(['services', 'portfolio', 'contact'])

for (const { id, url } of servedRoutes)
  test(
    `under reduced motion ${id} is accessible and announced in every state, without a scene`,
    { tag: FEW.has(id) ? [] : '@deep' },
    async ({ page, context, problems }) => {
      const requests = watchRequests(context)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, url)
      await expect(playButton(page)).toBeVisible()
      expect(await waitingTops(page)).toEqual([])
      await expect(page.locator('#backdrop canvas')).toHaveCount(0)
      const heard = await listen(page)
      const first: PageState = { name: 'at first', tree: trees[id], open: async () => {} }
      for (const { name, tree, says = [], open } of [first, ...(statesOf[id] ?? [])])
        await test.step(name, async () => {
          await open(page)
          if (tree) await expect.soft(page.locator('body'), name).toMatchAriaSnapshot(tree)
          expect.soft(await heard(), name).toEqual(says.map((part) => expect.stringContaining(part)))
          expect.soft(await axeProblems(page), name).toEqual([])
        })
      expect(requests.filter(isThreeScript)).toHaveLength(0)
      problems.splice(0)
    },
  )
