import { form } from '../../src/content/form.ts'
import { mailServer } from '../../src/services/mailProvider.ts'
import { fill as fillIn } from '../../src/shared/fill.ts'
import { ENDPOINT, fill, openContactPage, pause, send, TYPED } from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, field, formButton } from './words.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('shows the browser’s messages beside the fields, linked, and focuses the first invalid one', async ({
  page,
}) => {
  await send(page)
  const name = field(page, 'name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const own = await name.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(name).toHaveAccessibleDescription(own)
  await expect(field(page, 'phoneNumber')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('form [aria-invalid]')).toHaveCount(4)
  expect(await axeProblems(page)).toEqual([])
  await name.fill('Ada')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await field(page, 'email').fill('ada@')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/@/)
})

test('refuses text that shows nothing and a phone number of hyphens, and sends tidied text', async ({
  page,
}) => {
  await fill(page)
  await field(page, 'name').fill('   ')
  await field(page, 'phoneNumber').fill('------')
  await field(page, 'subject').fill('\u3164\u2800')
  await field(page, 'message').fill('\u200b\u200d\n\ufeff')
  await pause(page)
  await send(page)
  for (const name of ['name', 'subject', 'message'] as const)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'phoneNumber')).toHaveAccessibleDescription(shown(form.noPhoneNumber))
  await field(page, 'name').fill('Ada \u202Eecila\u202C')
  await field(page, 'phoneNumber').fill('+49 (0)30 1234567')
  await field(page, 'subject').fill('Zoe\u0308')
  await field(page, 'message').fill('a\u0007b\u0000 Zoe\u0308')
  const request = page.waitForRequest(ENDPOINT)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await send(page)
  const body = (await request).postDataBuffer()?.toString('utf8')
  for (const value of ['Ada  ecila', '+49 30 1234567', 'Zo\u00eb', 'ab Zo\u00eb'])
    expect(body).toContain(`\r\n\r\n${value}\r\n`)
})

for (const { kilobytes, details } of [
  { kilobytes: 200, details: {} },
  { kilobytes: 1000, details: { tag: '@deep' } },
])
  test(
    `keeps a pasted text of ${kilobytes} kB, says that it is too long, and sends nothing`,
    details,
    async ({ page, problems }) => {
      let count = 0
      await page.route(ENDPOINT, (route) => {
        count += 1
        return route.fulfill({ status: 200, body: 'OK' })
      })
      await fill(page)
      const long = 'It runs every night at two. '.repeat(kilobytes * 40)
      await field(page, 'message').fill(long)
      const bytes = Buffer.byteLength(Object.values({ ...TYPED, message: long }).join(''))
      const words = fillIn(form.size, {
        count: bytes.toLocaleString('en'),
        max: mailServer.maxBytes.toLocaleString('en'),
      })
      const size = page.locator('form').getByText(shown(words))
      await expect(size).toBeVisible()
      // The browser judges the direction of each paragraph at each key where it is "auto".
      await expect(field(page, 'message')).toHaveAttribute('dir', 'ltr')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await pause(page)
      await send(page)
      await expect(page.locator('form')).toContainText(
        shown(fillIn(form.failureHints['too-long'], { maxBytes: mailServer.maxBytes.toLocaleString('en') })),
      )
      await expect(formButton(page, form.copy.button)).toBeVisible()
      await expect(field(page, 'message')).toHaveValue(long)
      expect(count).toBe(0)
      await field(page, 'message').fill('Short')
      await expect(size).toHaveCount(0)
      await send(page)
      await expect(page.locator('form')).toContainText(shown(form.next.title))
      expect(count).toBe(1)
      problems.splice(0)
    },
  )

test('shows and sends markup, placeholders and text from right to left as they were typed', async ({
  page,
  problems,
}) => {
  const markup = '<img src=x onerror="window.stoppedAt=1"><script>window.stoppedAt=1</script> {{name}} ${1}'
  const arabic = 'مرحبا \u202eabc\u202c بالعالم'.repeat(40)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await hydrated(page)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, body: markup }))
  await fill(page)
  await field(page, 'name').fill(markup)
  await field(page, 'subject').fill(arabic)
  await field(page, 'message').fill(`${arabic}\n${markup}`)
  await pause(page)
  const request = page.waitForRequest(ENDPOINT)
  await send(page)
  const body = (await request).postDataBuffer()?.toString('utf8')
  expect(body).toContain(`\r\n\r\n${markup}\r\n`)
  // A subject is one line, which a mark of direction could turn around.
  expect(body).toContain(`\r\n\r\n${arabic.replaceAll(/[\u202e\u202c]/g, ' ')}\r\n`)
  await formButton(page, form.copy.button).click()
  const box = page.getByRole('textbox', { name: shown(form.copy.boxLabel), exact: true })
  await expect(box).toHaveValue(new RegExp('<script>window'))
  expect(await page.evaluate(() => window.stoppedAt)).toBeUndefined()
  await expect(page.locator('form :is(img, script)')).toHaveCount(0)
  const direction = (name: 'name' | 'subject') =>
    field(page, name).evaluate((control) => getComputedStyle(control).direction)
  expect([await direction('name'), await direction('subject')]).toEqual(['ltr', 'rtl'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  problems.splice(0)
})

test('leaves odd addresses to the browser, which judges them as the HTML standard does', async ({ page }) => {
  const valid = [
    'a@b',
    'ada+tag@example.org',
    "o'hara@example.org",
    'a..b@example.org',
    '.a@example.org',
    `${'a'.repeat(320)}@example.org`,
    `a@${'b'.repeat(63)}.org`,
    'ada@xn--bcher-kva.example',
  ]
  const invalid = [
    'ada',
    'ada@',
    '@example.org',
    'ada@@example.org',
    'ada@example.org.',
    'ada@.example.org',
    'ada@-example.org',
    'ada@exa mple.org',
    '"quoted local"@example.org',
    'ada@[192.0.2.1]',
    `a@${'b'.repeat(64)}.org`,
    'Ada <ada@example.org>',
    'ada@example.org, bob@example.org',
  ]
  const judged = await field(page, 'email').evaluate(
    (input: HTMLInputElement, texts) =>
      texts.filter((text) => {
        input.value = text
        return input.checkValidity()
      }),
    [...valid, ...invalid],
  )
  expect(judged).toEqual(valid)
  // Steps that grow with the square of the length would not end within the time of a test.
  const long = await field(page, 'email').evaluate((input: HTMLInputElement) =>
    ['a', 'a.', 'a@', '@a', 'a-'].map((part) => {
      input.value = `a@${part.repeat(1_000_000)}@`
      return input.checkValidity()
    }),
  )
  expect(long).toEqual([false, false, false, false, false])
})

test('takes text of an input method, and of autofill that fires change events only', async ({ page }) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1
  })
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await field(page, 'message').fill('Two lines')
  await field(page, 'subject').focus()
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 })
  // The Enter key that ends a composition has the code 229.
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await client.send('Input.dispatchKeyEvent', {
      type,
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
  await client.send('Input.insertText', { text: '日本' })
  await expect(field(page, 'subject')).toHaveValue('日本')
  await expect(page.locator('form [aria-invalid]')).toHaveCount(0)
  for (const [name, text] of [
    ['name', '山田 太郎'],
    ['email', 'taro@example.org'],
  ] as const)
    await field(page, name).evaluate((control: HTMLInputElement, value) => {
      // React's own property of the element would record the value as its own.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }, text)
  await pause(page)
  expect(count).toBe(0)
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'name')).toHaveValue('山田 太郎')
  const request = page.waitForRequest(ENDPOINT)
  await pause(page)
  await field(page, 'subject').press('Enter')
  const body = (await request).postDataBuffer()?.toString('utf8')
  for (const value of ['山田 太郎', 'taro@example.org', '日本'])
    expect(body).toContain(`\r\n\r\n${value}\r\n`)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(count).toBe(1)
})

test('asks for one click when the form is filled faster than a person types', async ({ page }) => {
  // A slow machine would fill the form at the pace of a person: the page's time stands still.
  await page.addInitScript(() => {
    performance.now = () => window.stoppedAt ?? 0
  })
  await page.reload()
  await hydrated(page)
  let count = 0
  await page.route(ENDPOINT, (route) => {
    count += 1
    return route.fulfill({ status: 200, body: 'OK' })
  })
  await fill(page)
  await send(page)
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .filter({ hasText: shown(form.confirmation.title) }),
  ).toBeVisible()
  expect(count).toBe(0)
  await page.evaluate(() => {
    window.stoppedAt = 1000
  })
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
})

test('asks for one click when the honeypot is filled', async ({ page }) => {
  let count = 0
  await page.route(ENDPOINT, (route) => {
    count += 1
    return route.fulfill({ status: 200, body: 'OK' })
  })
  await fill(page)
  await pause(page)
  await page.locator('form input[aria-hidden="true"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send(page)
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .filter({ hasText: shown(form.confirmation.title) }),
  ).toBeVisible()
  expect(count).toBe(0)
  expect(await axeProblems(page)).toEqual([])
  await formButton(page, form.confirmation.button).click()
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(count).toBe(1)
})
