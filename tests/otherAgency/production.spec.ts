import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { SOFTWARE_GL } from '../../src/tooling/findBrowser.ts'
import { headersFor } from '../../src/tooling/hosts/siteRules.ts'
import { fileOf } from '../../src/routes/table.ts'
import { expect, test } from 'playwright/test'
import { collectProblems, remember } from '../e2e/fixtures.ts'
import { colorsOf } from '../../src/theme/palette.ts'
import type { Content } from '../../src/tooling/content/contentSchemas.ts'
import { readContent, readLanguages } from '../../src/tooling/content/readContent.ts'
import { mixed } from '../helpers/contrast.ts'
import { testBrowser } from '../helpers/testBrowser.ts'
import { folderOf, modulesIn, root } from './agencyFolder.ts'

test.use({
  viewport: { width: 400, height: 500 },
  contextOptions: {},
  launchOptions: {
    ...testBrowser(),
    args: ['--no-sandbox', ...SOFTWARE_GL, '--disable-gpu-compositing'],
  },
})

const folder = folderOf('asWritten')
const outDir = join(folder, 'dist')
const origin = 'https://bjork-lokke.no'
const scheduler = 'https://cal.bjork-lokke.no/embed'
const [own] = modulesIn(folder)
if (!own) throw new Error('The fixture has no language')
const { paths } = own.navigation
const { form } = own.form

const textOf = (files: string) =>
  globSync(files, { cwd: outDir })
    .map((file) => readFileSync(join(outDir, file), 'utf8'))
    .join('\n')

/** Letters and digits of a text: the rest differs between HTML and the content. */
const plain = (text: string) => text.replaceAll(/&#?\w+;|[^\p{L}\d]/gu, '')

test('a production build uses the configured services, and has nothing of demo mode', () => {
  expect(textOf('**/*.{html,js,json,xml,txt}')).not.toMatch(
    /demo-public-key|service_demo|\/demo\/schedule|\/mailbox|localhost/,
  )
  const contact = textOf(fileOf(paths.contact))
  expect(contact).toContain('action="https://api.emailjs.com/api/v1.0/email/send-form"')
  const values = ['service_bjork', 'template_henvendelse', 'Vev-9uXw_2']
  for (const value of [...values, '4.4.1']) expect(contact).toContain(`value="${value}"`)
  const script = textOf('assets/*.js')
  for (const value of [...values, 'https://api.emailjs.com']) expect(script).toContain(value)
  expect(contact).toContain(`<link rel="canonical" href="${origin}${paths.contact}"/>`)
  expect(contact).toMatch(new RegExp(`<meta property="og:image" content="${origin}/share/.*contact.jpg"/>`))
  const headers = textOf('_headers')
  expect(headers).toContain("connect-src 'self' https://api.emailjs.com")
  expect(headers).toContain(`frame-src ${new URL(scheduler).origin}`)
  expect(headers).toContain('upgrade-insecure-requests')
  const policy = plain(textOf(fileOf(paths.privacy)))
  const paragraphs = own.privacy.privacyPage.sections.flatMap((section) => section.paragraphs)
  expect(paragraphs.length).toBeGreaterThan(3)
  for (const paragraph of paragraphs) expect(policy).toContain(plain(paragraph))
})

test('a production build waits with the scene in software, runs it and sends, within its policy', async ({
  context,
}) => {
  const headersFile = textOf('_headers')
  const messages: string[] = []
  const otherRequests: string[] = []
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.href === 'https://api.emailjs.com/api/v1.0/email/send-form') {
      messages.push(route.request().postData() ?? '')
      await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } })
    } else if (url.origin === origin) {
      const name = extname(url.pathname) === '' ? fileOf(url.pathname) : url.pathname
      await route.fulfill({ path: join(outDir, name), headers: headersFor(headersFile, url.pathname) })
    } else {
      otherRequests.push(url.href)
      await route.fulfill({ contentType: 'text/html', body: '' })
    }
  })
  const still = await context.newPage()
  await still.goto(`${origin}/`)
  await still.getByRole('button', { name: own.interface.interfaceTexts.backdrop.play, exact: true }).waitFor()
  await expect(still.locator('canvas')).toHaveCount(0)
  const page = await context.newPage()
  const problems = await collectProblems(page)
  await remember(page, 'play')
  await page.goto(`${origin}${paths.contact}`)
  const canvas = page.locator('#backdrop canvas[data-shown]')
  await canvas.waitFor({ timeout: 60_000 })
  // agency.json has no scene for the terms.
  await page.locator(`footer a[href="${paths.terms}"]`).click()
  await expect(canvas).toHaveCSS('opacity', '0')
  await expect(page.locator('#stage img')).toHaveCount(0)
  await expect(page.locator('header button:visible')).toHaveCount(1)
  await page.goBack()
  await expect(canvas).toHaveCSS('opacity', '1')
  // agency.json has `askFirst`.
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: own.scheduler.scheduler.load ?? '', exact: true }).click()
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(() => otherRequests).toEqual([scheduler])
  for (const [name, text] of Object.entries({
    name: 'Ada Fischer',
    email: 'ada@example.com',
    subject: 'Bookings',
    message: 'Our booking engine drifts.',
  }))
    await page.getByLabel(form.fields[name as keyof typeof form.fields], { exact: true }).fill(text)
  await page.getByRole('button', { name: form.send, exact: true }).click()
  await expect(page.getByLabel(form.fields.message, { exact: true })).toHaveValue('')
  expect(messages).toHaveLength(1)
  for (const value of ['service_bjork', 'template_henvendelse', 'Vev-9uXw_2', 'Our booking engine drifts.'])
    expect(messages[0]).toContain(value)
  expect(problems).toEqual([])
  expect(await page.evaluate(() => window.violations)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('a second language with its own names has no letter of the first one on its pages', () => {
  const dist = join(folderOf('office'), 'dist')
  const [, english] = readLanguages(folderOf('office')) as [Content, Content]
  const { agency, language } = english
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const files = globSync(`${language}/**/*.html`, { cwd: dist })
  const privacy = fileOf(english.paths.privacy)
  expect(files).toContain(privacy)
  for (const file of files) {
    // The link to the first language has its name in that language.
    const shown = read(file).replaceAll(/<a [^>]*hreflang="bg"[^>]*>[^<]*/gi, '')
    expect(shown.match(/\p{Script=Cyrillic}+|cyrillic/gu), file).toBeNull()
  }
  const policy = plain(read(privacy))
  for (const fact of [agency.name, agency.address.street, agency.legal.company ?? ''])
    expect(policy).toContain(plain(fact))
})

test("the agency's palette colors pages, scenes and browser, and none of the sample's is left", async ({
  page,
}) => {
  // An agency's copy of this project has no sample.
  test.skip(!readContent(root).palette.sample)
  const { palette } = readContent(folder)
  // The page's styles are in its head.
  await page.setContent(textOf('index.html').replaceAll(/<script[^>]*src=[^>]*>/g, ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'color',
    mixed(palette.text, 100, '#000000'),
  )
  await expect(page.locator('body')).toHaveCSS('background-color', mixed(palette.ground, 100, '#000000'))
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', palette.ground)

  const scenes = globSync('assets/*.js', { cwd: outDir })
    .map(textOf)
    .filter((text) => text.includes('WebGLRenderer'))
  expect(scenes.length).toBeGreaterThan(1)
  for (const color of [...Object.values(palette.accents), palette.warm])
    for (const script of scenes) expect(script).toContain(color)

  const used = new Set(Object.values(colorsOf(palette)))
  const sample = Object.values(colorsOf(readContent(root).palette)).filter((color) => !used.has(color))
  expect(sample.length).toBeGreaterThan(10)
  // Pictures have the palette of the day on which they were taken.
  const all = textOf('{,!(posters)/**/}*.{html,js,css,svg}')
  expect(sample.filter((color) => all.includes(color))).toEqual([])
})
