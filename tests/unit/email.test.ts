import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleConfig } from '../../src/config/defaults.ts'
import {
  createEmailSender,
  prefetchEmailClient,
  SendError,
  type EmailClient,
  type EmailSenderOptions,
} from '../../src/services/email.ts'

const { mail } = sampleConfig
const origin = 'https://mail.test'
const typed = {
  name: 'Ada',
  email: 'ada@example.org',
  phoneNumber: '',
  subject: 'Hello',
  message: 'Two\nlines',
}

/** What the sender and the provider's client touch of a form. */
const form = { nodeName: 'FORM', fields: typed } as unknown as HTMLFormElement

const BareFormData = globalThis.FormData

/** Node's, which knows no forms, filled from one. */
class FormDataOfForm extends BareFormData {
  constructor(from?: HTMLFormElement) {
    super()
    const { fields = {} } = (from ?? {}) as { fields?: Record<string, string> }
    for (const [name, value] of Object.entries(fields)) this.append(name, value)
  }
}

interface Sent {
  method: string
  body: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Fetch = (address: string, init: Sent) => Promise<Response>

const answering = (status: number, text: string) => vi.fn<Fetch>(async () => new Response(text, { status }))

function stubFetch(fetch: ReturnType<typeof answering>) {
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => {
  vi.stubGlobal('FormData', FormDataOfForm)
  // The client's throttle reads it.
  vi.stubGlobal('location', { pathname: '/contact' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const senderWith = (options: Partial<EmailSenderOptions>) =>
  createEmailSender({ mail, origin, patience: 2000, isOnline: () => true, ...options })

async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('It did not reject.')
}

const unloadable = async (): Promise<EmailClient> => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the provider’s client', () => {
  it('is told key and origin before it sends', async () => {
    const calls: unknown[][] = []
    const client: EmailClient = {
      init: (...given) => void calls.push(['init', ...given]),
      sendForm: async (service, template) => {
        calls.push(['sendForm', service, template])
        return { status: 200, text: 'OK' }
      },
    }
    await senderWith({ load: async () => client }).send(form)
    expect(calls).toEqual([
      ['init', { publicKey: 'demo-public-key' }, 'https://mail.test'],
      ['sendForm', 'service_demo', 'template_demo'],
    ])
  })

  it('is the only one to speak where it could be loaded', async () => {
    const fetch = stubFetch(answering(200, 'OK'))
    const client: EmailClient = { init: () => {}, sendForm: async () => ({ status: 200, text: 'OK' }) }
    await senderWith({ load: async () => client }).send(form)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is fetched ahead without a word about a failure', async () => {
    // No mock: a mock takes care of the rejections that it returns.
    let loads = 0
    const unhandled = vi.fn<() => void>()
    process.on('unhandledRejection', unhandled)
    prefetchEmailClient(() => {
      loads += 1
      return unloadable()
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    process.off('unhandledRejection', unhandled)
    expect(loads).toBe(1)
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe.each([
  ['the provider’s own client', undefined],
  ['the way without a client', unloadable],
] as const)('a message by %s', (_, load) => {
  it('is one multipart post of the form and the four technical fields, each once', async () => {
    const fetch = stubFetch(answering(200, 'OK'))
    await senderWith(load ? { load } : {}).send(form)
    expect(fetch).toHaveBeenCalledOnce()
    const [address, { method, body, headers }] = fetch.mock.calls[0]!
    expect(address).toBe('https://mail.test/api/v1.0/email/send-form')
    expect(method).toBe('POST')
    // The browser names the boundary between the parts: a header of one's own would hide it.
    expect(headers ?? {}).toEqual({})
    expect([...body]).toEqual([
      ...Object.entries({ ...typed, message: 'Two\nlines' }),
      ['lib_version', '4.4.1'],
      ['service_id', 'service_demo'],
      ['template_id', 'template_demo'],
      ['user_id', 'demo-public-key'],
    ])
  })

  it.each([
    [429, 'Too Many Requests', 'busy'],
    [413, 'Variables size limit is 50Kb', 'too-long'],
    [403, 'Forbidden', 'refused'],
    [400, 'The Public Key is invalid', 'refused'],
    [500, 'Internal', 'provider'],
    [200, '<html>Welcome to the airport</html>', 'provider'],
  ])('fails for an answer of %i "%s" as %s', async (status, text, failure) => {
    stubFetch(answering(status, text))
    const error = await rejectionOf(senderWith(load ? { load } : {}).send(form))
    expect(error).toBeInstanceOf(SendError)
    expect(error).toMatchObject({ name: 'SendError', failure })
    expect(String(error)).toContain(text)
  })

  it('fails as unknown, or as offline where the browser says so, when no answer comes', async () => {
    stubFetch(
      vi.fn<Fetch>(async () => {
        throw new TypeError('Failed to fetch')
      }),
    )
    const given = load ? { load } : {}
    for (const [online, failure] of [
      [true, 'unknown'],
      [false, 'offline'],
    ] as const) {
      const error = await rejectionOf(senderWith({ ...given, isOnline: () => online }).send(form))
      expect(error).toMatchObject({ name: 'SendError', failure })
    }
  })
})

describe('the wait for an answer', () => {
  it('ends with the request itself where the sender made it', async () => {
    vi.useFakeTimers()
    let signal: AbortSignal | undefined
    stubFetch(
      vi.fn<Fetch>((_, init) => {
        ;({ signal } = init)
        return new Promise(() => {})
      }),
    )
    const rejection = rejectionOf(senderWith({ load: unloadable, patience: 300 }).send(form))
    await vi.advanceTimersByTimeAsync(299)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.aborted).toBe(true)
    expect(await rejection).toMatchObject({ failure: 'unknown' })
  })

  it('is twenty seconds where nothing else is said, and leaves no timer behind', async () => {
    vi.useFakeTimers()
    stubFetch(vi.fn<Fetch>(() => new Promise(() => {})))
    const sender = createEmailSender({ mail, origin, load: unloadable, isOnline: () => true })
    const rejection = rejectionOf(sender.send(form))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(sender.pending).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await rejection).toMatchObject({ failure: 'unknown' })
    stubFetch(answering(200, 'OK'))
    await sender.send(form)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is over after a failure: the next attempt is a new one', async () => {
    const fetch = stubFetch(answering(500, 'Internal'))
    const sender = senderWith({ load: unloadable })
    const first = sender.send(form)
    expect(sender.pending).toBe(first)
    expect(sender.send(form)).toBe(first)
    await rejectionOf(first)
    expect(sender.pending).toBeNull()
    await rejectionOf(sender.send(form))
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
