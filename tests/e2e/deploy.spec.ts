import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { demoMiddleware } from '../../src/build/demo/demoServices.ts'
import { createMailService } from '../../src/build/demo/mailService.ts'
import { siteHandler } from '../../src/build/siteHandler.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { builtFolder } from '../helpers/builtSite.ts'
import { fill, pause, send } from './contactForm.ts'
import { expect, hydrated, playScenes, sceneShown, test } from './fixtures.ts'
import { makeNextBuild, nextHeading } from './nextBuild.ts'
import { serveSite, type SiteServer } from './siteServer.ts'
import { footerLink, headings, sentToast } from './words.ts'

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** Answers the requests of one page and of its first scripts. Other scripts wait until the deploy. */
function beforeDeploy(page: string, deployed: Promise<void>, site: SiteServer): RequestListener {
  const current = siteHandler(builtFolder)
  const html = readFileSync(join(builtFolder, page), 'utf8')
  return (request, response) => {
    const path = request.url ?? '/'
    if (!path.endsWith('.js') || html.includes(path)) current(request, response)
    else void deployed.then(() => site.handler(request, response))
  }
}

/** Reports of the site. The browser's own lines about requests are none. */
const reportsOf = (problems: readonly string[]) =>
  problems.filter((problem) => !problem.startsWith('Failed to load'))

for (const keepsOld of [false, true]) {
  const assets = keepsOld ? 'the old scripts are kept' : 'the old scripts are gone'
  test.describe(`a deploy while a page is open, after which ${assets}`, () => {
    let site: SiteServer
    let folder: string
    let deploy: () => void
    let open: (page: Page, path: string, file: string) => Promise<void>
    let letters: () => number
    let remove: () => void

    test.beforeEach(async () => {
      site = await serveSite()
      folder = mkdtempSync(join(tmpdir(), 'deploy-'))
      const mail = createMailService({ folder, settings: sampleConfig.mail })
      letters = () => mail.mailbox().messages.length
      const services = demoMiddleware(mail)
      const next = makeNextBuild(keepsOld)
      remove = next.remove
      const after = siteHandler(next.folder)
      open = async (page, path, file) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        site.handler = beforeDeploy(file, promise, site)
        deploy = () => {
          site.handler = (request, response) => services(request, response, () => after(request, response))
          resolve()
        }
        await page.goto(`${site.origin}${path}`)
        await hydrated(page)
        await mark(page)
      }
    })
    test.afterEach(async () => {
      await site.stop()
      remove()
      rmSync(folder, { recursive: true })
    })

    const tag = keepsOld ? ['@deep'] : []
    test(
      'the form sends its message once, a link leads on, and the scene runs',
      { tag },
      async ({ page, problems }) => {
        await playScenes(page)
        await page.setViewportSize({ width: 640, height: 480 })
        await open(page, '/contact', 'contact.html')
        await fill(page)
        deploy()
        await pause(page)
        await send(page)
        await expect(sentToast(page)).toBeVisible()
        expect(letters()).toBe(1)
        expect(await isMarked(page)).toBe(true)
        await footerLink(page, 'about').click()
        await expect(page.locator('h1')).toHaveText(keepsOld ? headings.about : nextHeading)
        await hydrated(page)
        expect(await isMarked(page)).toBe(keepsOld)
        await sceneShown(page)
        await footerLink(page, 'contact').click()
        await expect(page.locator('h1')).toHaveText(headings.contact)
        expect(letters()).toBe(1)
        expect(reportsOf(problems.splice(0)).length).toBeLessThanOrEqual(keepsOld ? 0 : 1)
      },
    )

    test('every link of the open page leads to its page', { tag: '@deep' }, async ({ page, problems }) => {
      for (const { id, path, inFooter } of servedRoutes) {
        if (!inFooter || path === '/') continue
        await test.step(path, async () => {
          await open(page, '/', 'index.html')
          deploy()
          await footerLink(page, id).click()
          await expect(page).toHaveURL(`${site.origin}${path}`)
          await expect(page.locator('h1')).toBeVisible()
          await hydrated(page)
          expect(reportsOf(problems.splice(0)).length).toBeLessThanOrEqual(1)
        })
      }
    })
  })
}
