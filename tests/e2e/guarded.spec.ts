import { paths } from '../helpers/content.ts'
import { expect, openPage, test } from './fixtures.ts'
import { headings } from './words.ts'

declare global {
  interface Window {
    /** What an injected script has done. */
    injected?: string[]
  }
}

test('code that is injected into a page does not run, and the page works on', async ({ page, problems }) => {
  const inject = (name: string) => `(window.injected ??= []).push('${name}')`
  await page.route(`**${paths.about}`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '</body>',
      `<script>${inject('inline')}</script>
       <script src="data:text/javascript,${encodeURIComponent(inject('data'))}"></script>
       <script src="https://evil.example/x.js"></script>
       <img src="data:," alt="" onerror="${inject('handler')}">
       <iframe srcdoc="&lt;script&gt;parent.${inject('frame').slice(1)}&lt;/script&gt;" hidden></iframe>
       <base href="https://evil.example/">
       <style>h1 { color: red }</style>
       <a id="planted" href="javascript:${inject('link')}">Click</a></body>`,
    )
    await route.fulfill({ response, body: html })
  })
  await openPage(page, paths.about)
  await page.locator('#planted').evaluate((link: HTMLAnchorElement) => link.click())
  const refused = await page.evaluate((code) => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML += `<img src="data:," onerror="${code}">`),
      write: () => document.write(`<script>${code}</script>`),
      text: () => document.body.append(Object.assign(document.createElement('script'), { text: code })),
      source: () => Object.assign(document.createElement('script'), { src: 'data:text/javascript,1' }),
      // oxlint-disable-next-line no-eval, no-implied-eval -- the policy refuses it
      timer: () => setTimeout(code),
    }
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.()
        return false
      } catch {
        return true
      }
    })
  }, inject('DOM'))
  expect(refused).toEqual(['innerHTML', 'write', 'text', 'source', 'timer'])
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
  expect(await page.evaluate(() => document.baseURI)).not.toContain('evil')
  await expect(page.locator('h1')).toHaveText(headings.about)
  const violated = await page.evaluate(() => window.violations?.map((violation) => violation.split(':')[0]))
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri'])
    expect(violated).toContain(directive)
  expect(violated).toContain('require-trusted-types-for')
  problems.splice(0)
  await page.evaluate(() => void (window.violations = []))
})
