import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { contentFilesIn, formatted } from '../../src/tooling/content/readContent.ts'
import { folderOf } from './agencyFolder.ts'

const folder = folderOf('asWritten')
let server: ViteDevServer
let origin = ''
test.beforeAll(async () => {
  server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: 'localhost', ws: false, open: false },
  })
  await server.listen()
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(() => server.close())

/** Opens the editor on a folder of the browser that has the agency's content. No other host answers. */
async function openEditor(page: Page) {
  const files = contentFilesIn(folder).map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')])
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(`${origin}/edit/cms`)
  const photograph = 'src/content/pictures/quay.jpg'
  files.push([photograph, readFileSync(join(folder, photograph), 'base64')])
  await page.evaluate(async (contents) => {
    const top = await navigator.storage.getDirectory()
    await top.getDirectoryHandle('.git', { create: true })
    for (const [path = '', text = ''] of contents) {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let parent = top
      for (const part of names) parent = await parent.getDirectoryHandle(part, { create: true })
      const writable = await (await parent.getFileHandle(name, { create: true })).createWritable()
      await writable.write(
        path.endsWith('.jpg') ? Uint8Array.from(atob(text), (byte) => byte.codePointAt(0) ?? 0) : text,
      )
      await writable.close()
    }
  }, files)
  await page.getByRole('button', { name: /local repository/i }).click()
  await expect(page.getByRole('button', { name: /local repository/i })).toHaveCount(0)
}

/** Returns the file that the editor has saved. */
const savedFile = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const names = address.split('/')
    const name = names.pop() ?? ''
    let parent = await navigator.storage.getDirectory()
    for (const part of names) parent = await parent.getDirectoryHandle(part)
    return (await (await parent.getFileHandle(name)).getFile()).text()
  }, path)

/** The parts of the editor in which the visitor writes. */
function partsOf(page: Page) {
  const panes = page.getByRole('group', { name: /^Edit / })
  return { panes, field: (name: string) => panes.getByRole('textbox', { name, exact: true }) }
}

/** Opens a file of the content in the editor. */
async function openFile(page: Page, name: string) {
  await page.goto(`${origin}/edit/cms#/collections/${name.replace('/', '/entries/')}`)
  await expect(page.getByText(name.replace('facts/', 'Facts › ').replace('words/', 'Words › '))).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Content Editor' })).toHaveCount(0)
}

/** Lines that differ in the saved files. */
async function changesIn(page: Page): Promise<string[]> {
  const changed = new Set<string>()
  for (const file of contentFilesIn(folder)) {
    const { path } = file
    const linesOf = (text: string) => formatted(file, JSON.parse(text)).replaceAll(/,$/gm, '').split('\n')
    const before = linesOf(readFileSync(join(folder, path), 'utf8'))
    for (const line of linesOf(await savedFile(page, path)))
      if (before.includes(line)) before.splice(before.indexOf(line), 1)
      else changed.add(`${path}: ${line.trim()}`)
    for (const line of before) changed.add(`${path}: without ${line.trim()}`)
  }
  return [...changed].filter((line) => !/: [{}[\]]$/.test(line)).toSorted()
}

// Fields are rendered when they come into view.
test.use({ viewport: { width: 1300, height: 6000 } })

test('an editor changes a fact and words of two languages, and nothing else', async ({ page }) => {
  await openEditor(page)
  const { panes, field } = partsOf(page)
  await openFile(page, 'facts/agency')
  await field('Phone').fill('+47 55 61 28 31')
  await save(page)

  for (const [language, title] of [
    ['Norwegian Bokmål', 'Nettsider'],
    ['Polish', 'Witryny'],
  ] as const) {
    await openFile(page, 'words/services')
    await panes.getByRole('radio', { name: language }).click()
    await panes.getByRole('button', { name: 'Expand', exact: true }).first().click()
    await field('Title').fill(title)
    await save(page)
  }
  expect(await changesIn(page)).toEqual(
    [
      'src/content/agency.json: "phone": "+47 55 61 28 31"',
      'src/content/agency.json: without "phone": "+47 55 61 28 30"',
      'src/content/nb/services.json: "title": "Nettsider"',
      'src/content/nb/services.json: without "title": "Nettsteder og portaler"',
      'src/content/pl/services.json: "title": "Witryny"',
      'src/content/pl/services.json: without "title": "Strony i portale"',
    ].toSorted(),
  )
})

/** Words of a new testimonial, by the editor's labels. */
const words = {
  Title: 'Daglig leder',
  Location: 'Bergen',
  Content: 'Godt.',
  Project: 'Butikk',
  Timeline: '4',
}

test(
  'an editor adds a record in two languages, and replaces a portrait',
  { tag: '@deep' },
  async ({ page }) => {
    await openEditor(page)
    const { panes, field } = partsOf(page)
    const fillLast = (name: string, text: string) => field(name).last().fill(text)

    await openFile(page, 'facts/testimonials')
    await panes.getByRole('button', { name: /Add .*Records/ }).click()
    await fillLast('Slug', 'mari-holm')
    await fillLast('Name', 'Mari Holm')
    await fillLast('Company', 'Holm Bakeri')
    await panes.getByRole('radio', { name: '5' }).last().click()
    await panes
      .getByRole('button', { name: /Add .*Technologies/ })
      .last()
      .click()
    await field('Text').last().fill('Kotlin')
    await save(page)

    await openFile(page, 'words/testimonials')
    await panes.getByRole('button', { name: /Add .*Records/ }).click()
    for (const language of ['Norwegian Bokmål', 'Polish']) {
      await panes.getByRole('radio', { name: language }).click()
      // In the other languages the new record is there, and closed.
      if (language === 'Polish')
        await panes.getByRole('button', { name: 'Expand', exact: true }).last().click()
      for (const [name, text] of Object.entries({ Slug: 'mari-holm', ...words })) {
        // The slug is the same in all languages, and written in the first.
        if (name !== 'Slug' || language !== 'Polish') await fillLast(name, text)
      }
    }
    await save(page)

    await openFile(page, 'facts/team')
    for (let closed = 0; closed < 2; closed += 1)
      await panes.getByRole('button', { name: 'Expand', exact: true }).first().click()
    await panes.getByRole('button', { name: 'Replace Image' }).click()
    await page.getByRole('option', { name: 'quay.jpg' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
    await save(page)

    const added = (language: string) =>
      Object.entries({ Slug: 'mari-holm', ...words }).map(
        ([name, text]) => `src/content/${language}/testimonials.json: "${name.toLowerCase()}": "${text}"`,
      )
    expect(await changesIn(page)).toEqual(
      [
        'src/content/team.json: "file": "quay.jpg"',
        'src/content/team.json: without "file": "solveig-bjork.jpg"',
        'src/content/testimonials.json: "slug": "mari-holm"',
        'src/content/testimonials.json: "name": "Mari Holm"',
        'src/content/testimonials.json: "company": "Holm Bakeri"',
        'src/content/testimonials.json: "rating": 5',
        'src/content/testimonials.json: "Kotlin"',
        ...added('nb'),
        ...added('pl'),
      ].toSorted(),
    )
  },
)
