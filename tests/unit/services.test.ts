import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sampleConfig } from '../../src/config/defaults.ts'
import { dropDraft, keepDraft, readDraft } from '../../src/services/draft.ts'
import {
  createEmailSender,
  providerFields,
  SendError,
  type EmailClient,
  type SendFailure,
} from '../../src/services/email.ts'
import { readMotionPreference, rememberMotionPreference } from '../../src/services/motionPreference.ts'
import { createSafeStorage, type SafeStorage } from '../../src/services/storage.ts'

/** A Storage in memory; `limit` bytes at most, as a real one has. */
function memoryStorage(limit = Infinity): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the safe storage', () => {
  it.each([
    ['denied', denied],
    ['null', () => null],
    ['full', () => memoryStorage(2)],
  ])('keeps values for the page when the storage is %s', (_, open) => {
    const shared = open === denied ? null : open()
    const storage = createSafeStorage(() => (open === denied ? denied() : shared))
    storage.set('draft', 'a long text')
    expect(storage.get('draft')).toBe('a long text')
    storage.remove('draft')
    expect(storage.get('draft')).toBeNull()
    expect(storage.isDurable()).toBe(false)
  })

  it('says the newest value when the storage has room again', () => {
    let limit = 2
    const real = memoryStorage()
    const setItem = real.setItem.bind(real)
    real.setItem = (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    }
    const storage = createSafeStorage(() => real)
    storage.set('draft', 'a long text')
    limit = 100
    storage.set('draft', 'another text')
    expect(storage.get('draft')).toBe('another text')
    expect(real.getItem('draft')).toBe('another text')
    storage.remove('draft')
    expect(storage.get('draft')).toBeNull()
    expect(real.getItem('draft')).toBeNull()
  })

  it('uses the real storage where there is one', () => {
    const real = memoryStorage()
    const storage = createSafeStorage(() => real)
    storage.set('key', 'value')
    expect(real.getItem('key')).toBe('value')
    expect(storage.isDurable()).toBe(true)
    expect(real.length).toBe(1)
  })
})

describe('the draft', () => {
  const names = ['name', 'message']
  const make = (content?: string): SafeStorage => {
    const real = memoryStorage()
    if (content !== undefined) real.setItem('tidewright.draft', content)
    return createSafeStorage(() => real)
  }

  it('comes back as it was kept', () => {
    const storage = make()
    keepDraft({ name: 'Ada', message: 'Line one\nline two' }, storage)
    expect(readDraft(names, storage)).toEqual({ name: 'Ada', message: 'Line one\nline two' })
  })

  it('comes back by the names that are asked for, without what is empty', () => {
    const storage = make()
    keepDraft({ name: 'Ada', message: '', company: 'Crew' }, storage)
    expect(readDraft(names, storage)).toEqual({ name: 'Ada' })
    expect(readDraft(['company'], storage)).toEqual({ company: 'Crew' })
  })

  it('is gone once dropped, or once everything in it is empty', () => {
    const storage = make()
    keepDraft({ name: 'Ada' }, storage)
    keepDraft({ name: '', message: '' }, storage)
    expect(storage.get('tidewright.draft')).toBeNull()
    keepDraft({ name: 'Ada' }, storage)
    dropDraft(storage)
    expect(readDraft(names, storage)).toEqual({})
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"name":7,"message":{"a":1}}',
    '{"__proto__":{"name":"x"}}',
    '{"other":"x"}',
  ])('ignores what it did not write: %s', (content) => {
    expect(readDraft(names, make(content))).toEqual({})
  })

  it('never throws, whatever lies in the storage', () => {
    fc.assert(fc.property(fc.json(), (content) => typeof readDraft(names, make(content)) === 'object'))
  })
})

describe('the motion preference', () => {
  it('is remembered, and anything else reads as no choice', () => {
    const real = memoryStorage()
    const storage = createSafeStorage(() => real)
    expect(readMotionPreference(storage)).toBe('auto')
    for (const choice of ['pause', 'play'] as const) {
      rememberMotionPreference(choice, storage)
      expect(readMotionPreference(storage)).toBe(choice)
      expect(real.getItem('tidewright.motion')).toBe(choice)
    }
    real.setItem('tidewright.motion', 'fast')
    expect(readMotionPreference(storage)).toBe('auto')
  })
})

describe('the email sender', () => {
  // Node has no forms; the sender only passes it on.
  const form = {} as HTMLFormElement
  const { mail } = sampleConfig

  const clientThat = (sendForm: EmailClient['sendForm']): EmailClient => ({
    init: vi.fn<() => void>(),
    sendForm,
  })
  const senderFor = (sendForm: EmailClient['sendForm'], patience = 50) =>
    createEmailSender({
      mail,
      origin: 'https://mail.test',
      patience,
      load: async () => clientThat(sendForm),
      isOnline: () => true,
    })

  async function failureOf(promise: Promise<void>): Promise<SendFailure | 'sent'> {
    try {
      await promise
      return 'sent'
    } catch (error) {
      if (error instanceof SendError) return error.failure
      throw error
    }
  }

  it('sends the form through the provider with the configured ids', async () => {
    const sendForm = vi.fn<EmailClient['sendForm']>(async () => ({ status: 200, text: 'OK' }))
    await senderFor(sendForm).send(form)
    expect(sendForm).toHaveBeenCalledExactlyOnceWith('service_demo', 'template_demo', form, {
      publicKey: 'demo-public-key',
      blockHeadless: false,
    })
  })

  it.each([
    [{ status: 429, text: 'Too Many Requests' }, 'busy'],
    [{ status: 413, text: 'Variables size limit is 50Kb' }, 'too-long'],
    [{ status: 400, text: 'The Public Key is invalid' }, 'refused'],
    [{ status: 403, text: 'Forbidden' }, 'refused'],
    [{ status: 451, text: 'Unavailable For Headless Browser' }, 'refused'],
    [{ status: 412, text: 'Gmail_API: Invalid grant' }, 'refused'],
    [{ status: 500, text: '' }, 'provider'],
    [{ status: 503, text: '<html>' }, 'provider'],
    [new TypeError('Failed to fetch'), 'unknown'],
    ['The Public Key is required', 'refused'],
    [undefined, 'refused'],
    [null, 'refused'],
    [{}, 'refused'],
    [new DOMException('full', 'QuotaExceededError'), 'refused'],
  ] as const)('turns the rejection %j into "%s"', async (reason, failure) => {
    const sender = senderFor(async () => {
      throw reason
    })
    expect(await failureOf(sender.send(form))).toBe(failure)
  })

  it('says that nothing was sent only where the browser knows that it is offline', async () => {
    const sender = createEmailSender({
      mail,
      origin: '',
      load: async () =>
        clientThat(async () => {
          throw new TypeError('Failed to fetch')
        }),
      isOnline: () => false,
    })
    expect(await failureOf(sender.send(form))).toBe('offline')
  })

  it('sends nothing once it has said that it took too long', async () => {
    const sendForm = vi.fn<EmailClient['sendForm']>(async () => ({ status: 200, text: 'OK' }))
    let arrive: (client: EmailClient) => void = () => {}
    const sender = createEmailSender({
      mail,
      origin: '',
      patience: 10,
      load: () => new Promise((resolve) => (arrive = resolve)),
    })
    expect(await failureOf(sender.send(form))).toBe('unknown')
    arrive(clientThat(sendForm))
    await new Promise((resolve) => setTimeout(resolve))
    expect(sendForm).not.toHaveBeenCalled()
  })

  it('does not believe a captive portal that answers 200', async () => {
    const sender = senderFor(async () => ({ status: 200, text: '<html>Welcome to the airport</html>' }))
    expect(await failureOf(sender.send(form))).toBe('provider')
  })

  it('gives up on a provider that hangs, and does not claim that nothing was sent', async () => {
    expect(await failureOf(senderFor(() => new Promise(() => {}), 20).send(form))).toBe('unknown')
  })

  it('asks once, however often it is told to while that is under way', async () => {
    const sendForm = vi.fn<EmailClient['sendForm']>(
      () => new Promise((resolve) => setTimeout(() => resolve({ status: 200, text: 'OK' }), 10)),
    )
    const sender = senderFor(sendForm)
    await Promise.all([sender.send(form), sender.send(form), sender.send(form)])
    expect(sendForm).toHaveBeenCalledOnce()
    expect(sender.pending).toBeNull()
    await sender.send(form)
    expect(sendForm).toHaveBeenCalledTimes(2)
  })

  it("passes the provider's own options on where they are switched on", async () => {
    const sendForm = vi.fn<EmailClient['sendForm']>(async () => ({ status: 200, text: 'OK' }))
    await createEmailSender({
      mail: { ...mail, blockHeadless: true, blockList: ['a@b.c'], limitRate: 5000 },
      origin: '',
      load: async () => clientThat(sendForm),
    }).send(form)
    expect(sendForm.mock.calls[0]![3]).toEqual({
      publicKey: 'demo-public-key',
      blockHeadless: true,
      blockList: { list: ['a@b.c'], watchVariable: 'email' },
      limitRate: { id: 'contact', throttle: 5000 },
    })
  })

  it('names the four technical fields once each', () => {
    expect(providerFields(mail)).toEqual([
      ['lib_version', '4.4.1'],
      ['service_id', 'service_demo'],
      ['template_id', 'template_demo'],
      ['user_id', 'demo-public-key'],
    ])
  })
})
