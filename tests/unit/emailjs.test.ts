import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleMail, type MailSettings } from '../../src/config/mail.ts'
import {
  createProvider,
  server,
  type EmailjsClient,
  type EmailjsOptions,
} from '../../src/services/emailjs.ts'
import { createMailSender } from '../../src/services/mailSender.ts'
import { stubForms } from '../helpers/formStubs.ts'
import { mailFields as fields } from '../helpers/mailFields.ts'

const ADDRESS = `https://api.emailjs.com${server.path}`

beforeEach(() => {
  stubForms()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Fetch = (address: string, init: RequestInit) => Promise<Response>

function stubFetch(answer: Fetch) {
  const fetch = vi.fn<Fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const answering = (status: number, text: string) => stubFetch(async () => new Response(text, { status }))

const providerWith = (options: EmailjsOptions = {}, mail: MailSettings = sampleMail) =>
  createProvider({ mode: 'production', mail }, options)

const send = (options: EmailjsOptions = {}, mail?: MailSettings) =>
  createMailSender({ provider: providerWith(options, mail), isOnline: () => true }).send(fields)

const clientThat = (sendForm: EmailjsClient['sendForm']): EmailjsClient => ({ init: () => {}, sendForm })

const sent = { kind: 'sent' }
const accepted = async () => ({ status: 200, text: 'OK' })

/** The browser blocks site data: importing the client throws. */
const unloadable = async (): Promise<EmailjsClient> => {
  throw new DOMException('denied', 'SecurityError')
}

describe.each<[string, EmailjsOptions]>([
  ['the provider’s client', {}],
  ['a request of its own where the client does not load', { load: unloadable }],
])('a message sent with %s', (_, options) => {
  it('is one multipart request with the form’s fields and the provider’s four, each once', async () => {
    const fetch = answering(200, 'OK')
    expect(await send(options)).toEqual(sent)
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
    expect(await send(options)).toEqual({ kind: 'failed', failure, detail: expect.stringContaining(text) })
  })

  it('fails without an answer as "unknown"', async () => {
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await send(options)).toMatchObject({ kind: 'failed', failure: 'unknown' })
  })
})

describe('the provider’s client', () => {
  it('gets the configured ids and the provider’s address', async () => {
    const init = vi.fn<EmailjsClient['init']>()
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    await send({ load: async () => ({ init, sendForm }) })
    expect(init).toHaveBeenCalledExactlyOnceWith({ publicKey: 'demo-public-key' }, 'https://api.emailjs.com')
    expect(sendForm).toHaveBeenCalledExactlyOnceWith('service_demo', 'template_demo', expect.anything(), {
      publicKey: 'demo-public-key',
      blockHeadless: false,
    })
    expect([...new FormData(sendForm.mock.lastCall?.[2])]).toEqual(Object.entries(fields))
  })

  it('gets the guards that the configuration switches on', async () => {
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    const settings = { ...sampleMail, blockHeadless: true, blockList: ['a@b.c'], limitRate: 5000 }
    await send({ load: async () => clientThat(sendForm) }, settings)
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

describe('an aborted delivery', () => {
  it('aborts the request that is sent without the client', async () => {
    const fetch = stubFetch(async () => new Response('OK'))
    const delivery = new AbortController()
    await providerWith({ load: unloadable }).deliver(fields, delivery.signal)
    const signal = fetch.mock.lastCall?.[1].signal
    expect(signal?.aborted).toBe(false)
    delivery.abort()
    expect(signal?.aborted).toBe(true)
  })

  it('sends nothing when the client loads later', async () => {
    const sendForm = vi.fn<EmailjsClient['sendForm']>(accepted)
    const client = Promise.withResolvers<EmailjsClient>()
    const expiry = new AbortController()
    const delivery = providerWith({ load: () => client.promise }).deliver(fields, expiry.signal)
    expiry.abort()
    client.resolve(clientThat(sendForm))
    await expect(delivery).rejects.toThrow(/abort/)
    expect(sendForm).not.toHaveBeenCalled()
  })
})

it('posts the native form to the address of the client', () => {
  expect(server.path).toBe('/api/v1.0/email/send-form')
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
