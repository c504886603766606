import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleMail, type MailSettings } from '../../src/config/mail.ts'
import { createEmailjs, type EmailjsClient, type EmailjsParts } from '../../src/services/emailjs.ts'
import { createMailSender, type MailSenderOptions } from '../../src/services/mailSender.ts'

const ADDRESS = 'https://api.emailjs.com/api/v1.0/email/send-form'

const fields = {
  name: 'Ada',
  email: 'ada@example.org',
  phoneNumber: '',
  subject: 'Hello',
  message: 'Two\nlines',
}

/** Node has no forms: what the provider's client reads of one. */
class FakeForm {
  readonly nodeName = 'FORM'
  readonly fields: Readonly<Record<string, string>>
  constructor(given: Readonly<Record<string, string>>) {
    this.fields = given
  }
}

const formOf = (given: Readonly<Record<string, string>>) => new FakeForm(given) as unknown as HTMLFormElement

/** Node's FormData, which can be filled from a FakeForm. */
class FormDataOfForm extends FormData {
  constructor(form?: FakeForm) {
    super()
    for (const [name, value] of Object.entries(form?.fields ?? {})) this.append(name, value)
  }
}

beforeEach(() => {
  vi.stubGlobal('FormData', FormDataOfForm)
  // The client reads it for its rate limit.
  vi.stubGlobal('location', { pathname: '/contact' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Fetch = (address: string, init: RequestInit) => Promise<Response>

function stubFetch(answer: Fetch) {
  const fetch = vi.fn<Fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const answering = (status: number, text: string) => stubFetch(async () => new Response(text, { status }))

const providerWith = (parts: EmailjsParts = {}, mail: MailSettings = sampleMail) =>
  createEmailjs({ mode: 'production', mail }, { formOf, ...parts })

function send(parts: EmailjsParts = {}, options: Partial<MailSenderOptions> = {}) {
  const sender = createMailSender({ provider: providerWith(parts), isOnline: () => true, ...options })
  return sender.send(fields)
}

const clientThat = (sendForm: EmailjsClient['sendForm']): EmailjsClient => ({ init: () => {}, sendForm })

const sent = { kind: 'sent' }
const accepted = async () => ({ status: 200, text: 'OK' })

/** The browser blocks site data: importing the client throws. */
const unloadable = async (): Promise<EmailjsClient> => {
  throw new DOMException('denied', 'SecurityError')
}

describe.each<[string, EmailjsParts]>([
  ['the provider’s client', {}],
  ['a request of its own where the client does not load', { load: unloadable }],
])('a message sent with %s', (_, parts) => {
  it('is one multipart request with the form’s fields and the provider’s four, each once', async () => {
    const fetch = answering(200, 'OK')
    expect(await send(parts)).toEqual(sent)
    expect(fetch).toHaveBeenCalledOnce()
    const [address, { method, body, headers = {} }] = fetch.mock.lastCall ?? ['', {}]
    expect(address).toBe(ADDRESS)
    expect(method).toBe('POST')
    // The browser sets the Content-Type with the boundary of the parts: another value would break the request.
    expect(headers).toEqual({})
    expect(body).toBeInstanceOf(FormData)
    expect(body instanceof FormData && [...body]).toEqual([
      ...Object.entries(fields),
      ['lib_version', '4.4.1'],
      ['service_id', 'service_demo'],
      ['template_id', 'template_demo'],
      ['user_id', 'demo-public-key'],
    ])
  })

  it.each([
    [429, 'Too Many Requests', 'busy'],
    [413, 'Variables size limit is 50Kb', 'too-long'],
    [400, 'The Public Key is invalid', 'refused'],
    [403, 'Forbidden', 'refused'],
    [412, 'Gmail_API: Invalid grant', 'refused'],
    [451, 'Unavailable For Headless Browser', 'refused'],
    [500, '<html>oh no</html>', 'provider'],
    [503, '', 'provider'],
    // A captive portal.
    [200, '<html>Welcome to the airport</html>', 'provider'],
  ])('fails after the answer %i "%s" as "%s"', async (status, text, failure) => {
    answering(status, text)
    expect(await send(parts)).toEqual({ kind: 'failed', failure, detail: expect.stringContaining(text) })
  })

  it.each([
    [true, 'unknown'],
    [false, 'offline'],
  ])('fails without an answer, where the browser is online (%s), as "%s"', async (online, failure) => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await send(parts, { isOnline: () => online })).toMatchObject({ kind: 'failed', failure })
  })

  it('fails as "unknown" when the provider does not answer within 20 seconds', async () => {
    vi.useFakeTimers()
    stubFetch(() => new Promise(() => {}))
    const onAnswer = vi.fn<(outcome: unknown) => void>()
    void send(parts).then(onAnswer)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(onAnswer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'failed', failure: 'unknown' }),
    )
  })
})

describe('the provider’s client', () => {
  it('gets the configured ids and the provider’s address', async () => {
    const init = vi.fn<EmailjsClient['init']>()
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    await send({ load: async () => ({ init, sendForm }) })
    expect(init).toHaveBeenCalledExactlyOnceWith({ publicKey: 'demo-public-key' }, 'https://api.emailjs.com')
    expect(sendForm).toHaveBeenCalledExactlyOnceWith(
      'service_demo',
      'template_demo',
      expect.objectContaining({ fields }),
      { publicKey: 'demo-public-key', blockHeadless: false },
    )
  })

  it('gets the guards that the configuration switches on', async () => {
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    const settings = { ...sampleMail, blockHeadless: true, blockList: ['a@b.c'], limitRate: 5000 }
    const provider = providerWith({ load: async () => clientThat(sendForm) }, settings)
    await createMailSender({ provider }).send(fields)
    expect(sendForm.mock.lastCall?.[3]).toEqual({
      publicKey: 'demo-public-key',
      blockHeadless: true,
      blockList: { list: ['a@b.c'], watchVariable: 'email' },
      limitRate: { id: 'contact', throttle: 5000 },
    })
  })

  it.each([
    'The Public Key is required',
    undefined,
    null,
    {},
    new DOMException('full', 'QuotaExceededError'),
  ])('makes the send fail as "refused" when it rejects with %j', async (reason) => {
    const load = async () =>
      clientThat(async () => {
        throw reason
      })
    expect(await send({ load })).toMatchObject({ kind: 'failed', failure: 'refused' })
  })

  it('loads ahead of the first message, and a failed load is not an unhandled rejection', async () => {
    // A mock would handle the rejection that it returns.
    let loads = 0
    const onUnhandled = vi.fn<() => void>()
    process.on('unhandledRejection', onUnhandled)
    const load = () => {
      loads += 1
      return unloadable()
    }
    providerWith({ load }).prefetch()
    await new Promise((resolve) => setTimeout(resolve, 5))
    process.off('unhandledRejection', onUnhandled)
    expect(loads).toBe(1)
    expect(onUnhandled).not.toHaveBeenCalled()
  })
})

describe('the end of the wait for an answer', () => {
  it('aborts the request', async () => {
    vi.useFakeTimers()
    const fetch = stubFetch(() => new Promise(() => {}))
    const outcome = send({ load: unloadable }, { answerTimeout: 300 })
    await vi.advanceTimersByTimeAsync(299)
    const signal = fetch.mock.lastCall?.[1].signal
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.aborted).toBe(true)
    expect(await outcome).toMatchObject({ failure: 'unknown' })
  })

  it('sends nothing when the client loads later', async () => {
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    const client = Promise.withResolvers<EmailjsClient>()
    expect(await send({ load: () => client.promise }, { answerTimeout: 10 })).toMatchObject({
      failure: 'unknown',
    })
    client.resolve(clientThat(sendForm))
    await new Promise((resolve) => setTimeout(resolve))
    expect(sendForm).not.toHaveBeenCalled()
  })

  it('has no timer left after an answer', async () => {
    vi.useFakeTimers()
    answering(200, 'OK')
    expect(await send({ load: unloadable })).toEqual(sent)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('sends to this site in demo mode, and posts the native form to the same address', () => {
  const demo = createEmailjs({ mode: 'demo', mail: sampleMail })
  expect(demo.origin).toBe('')
  expect(demo.nativeForm.action).toBe('/api/v1.0/email/send-form')
  expect(providerWith().nativeForm).toEqual({
    action: ADDRESS,
    encType: 'multipart/form-data',
    hiddenFields: {
      lib_version: '4.4.1',
      service_id: 'service_demo',
      template_id: 'template_demo',
      user_id: 'demo-public-key',
    },
  })
})
