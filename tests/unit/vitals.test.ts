import { afterEach, describe, expect, it, vi } from 'vitest'
import { startFieldVitals } from '../../src/app/fieldVitals.ts'
import { contentSecurityPolicy } from '../../src/build/headers.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { refusesMeasurement } from '../../src/services/privacySignals.ts'
import { postReport, reportVitals, type Measure } from '../../src/services/vitals.ts'

type Take = Parameters<Measure>[0]

function setUp(accepts = true) {
  let take: Take = () => {}
  let hidden = false
  let route = 'home'
  const target = new EventTarget()
  const send = vi.fn<(url: string, body: string) => boolean>(() => accepts)
  reportVitals({
    url: '/vitals',
    route: () => route,
    landing: 'home',
    measure: (given) => (take = given),
    send,
    target,
    isHidden: () => hidden,
  })
  return {
    send,
    take: (...args: Parameters<Take>) => take(...args),
    visit: (id: string) => (route = id),
    turn: (isHidden: boolean) => {
      hidden = isHidden
      target.dispatchEvent(new Event('visibilitychange'))
    },
    leave: () => target.dispatchEvent(new Event('pagehide')),
    sent: () => send.mock.calls.map(([, body]) => JSON.parse(body) as unknown),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../src/services/vitals.ts')
})

describe('the report of a visit', () => {
  it('goes out when the page is hidden, with route, name, value and rating of each metric, and nothing else', () => {
    const { take, turn, send, sent } = setUp()
    const measured = {
      name: 'LCP',
      value: 1234.56,
      rating: 'good',
      id: 'v5-1700000000000-123',
      entries: [{ url: 'https://x.test' }],
    } as const
    take(measured)
    take({ name: 'CLS', value: 0.012345, rating: 'good' })
    expect(send).not.toHaveBeenCalled()
    turn(true)
    expect(send.mock.calls[0]![0]).toBe('/vitals')
    expect(sent()).toEqual([
      {
        route: 'home',
        metrics: [
          { name: 'LCP', value: 1235, rating: 'good' },
          { name: 'CLS', value: 0.012, rating: 'good' },
        ],
      },
    ])
  })

  it('holds the last value of each metric, under the route on which it came about', () => {
    const { take, turn, visit, sent } = setUp()
    take({ name: 'INP', value: 40, rating: 'good' })
    take({ name: 'INP', value: 250, rating: 'needs-improvement' })
    visit('portfolio')
    take({ name: 'INP', value: 600, rating: 'poor' })
    turn(true)
    expect(sent()).toEqual([
      { route: 'home', metrics: [{ name: 'INP', value: 250, rating: 'needs-improvement' }] },
      { route: 'portfolio', metrics: [{ name: 'INP', value: 600, rating: 'poor' }] },
    ])
  })

  it('books what loading took under the route that was loaded, however late it comes', () => {
    const { take, turn, visit, sent } = setUp()
    visit('portfolio')
    for (const name of ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const) take({ name, value: 8, rating: 'good' })
    turn(true)
    const named = (...names: string[]) => names.map((name) => ({ name, value: 8, rating: 'good' }))
    expect(sent()).toEqual([
      { route: 'home', metrics: named('TTFB', 'FCP', 'LCP') },
      { route: 'portfolio', metrics: named('CLS', 'INP') },
    ])
  })

  it('goes out without cookies, and outlives its page', async () => {
    const request = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('blocked')))
    vi.stubGlobal('fetch', request)
    expect(postReport('/vitals', '{}')).toBe(true)
    expect(request).toHaveBeenCalledExactlyOnceWith('/vitals', {
      method: 'POST',
      body: '{}',
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
    })
    request.mockImplementation(() => {
      throw new TypeError('refused')
    })
    expect(postReport('/vitals', '{}')).toBe(false)
  })

  it('is sent once, and again only for what has changed since', () => {
    const { take, turn, leave, send, sent } = setUp()
    take({ name: 'LCP', value: 900, rating: 'good' })
    turn(true)
    leave()
    turn(false)
    expect(send).toHaveBeenCalledOnce()
    take({ name: 'CLS', value: 0.2, rating: 'needs-improvement' })
    leave()
    expect(sent()[1]).toEqual({
      route: 'home',
      metrics: [{ name: 'CLS', value: 0.2, rating: 'needs-improvement' }],
    })
  })

  it('is offered again where the browser did not take it', () => {
    const { take, turn, leave, send } = setUp(false)
    take({ name: 'LCP', value: 900, rating: 'good' })
    turn(true)
    leave()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is not sent where nothing was measured', () => {
    const { turn, leave, send } = setUp()
    turn(true)
    leave()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the start of the measurement', () => {
  const start = async (url: string | null, signals: object) => {
    const report = vi.fn<typeof reportVitals>()
    vi.doMock('../../src/services/vitals.ts', () => ({ reportVitals: report }))
    vi.stubGlobal('__VITALS_URL__', url)
    vi.stubGlobal('navigator', signals)
    vi.stubGlobal('location', { href: 'https://tidewright.test/about', pathname: '/about' })
    startFieldVitals()
    await vi.dynamicImportSettled()
    return report
  }

  it('waits for an address and for a visitor who has not said no', async () => {
    expect(await start(null, {})).not.toHaveBeenCalled()
    expect(await start('/vitals', { globalPrivacyControl: true })).not.toHaveBeenCalled()
    expect(await start('/vitals', { doNotTrack: '1' })).not.toHaveBeenCalled()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'document' } as never])
    const report = await start('/vitals', {})
    vi.restoreAllMocks()
    expect(report).toHaveBeenCalledOnce()
    expect(report.mock.calls[0]![0]).toMatchObject({ url: '/vitals', landing: 'about' })
    expect(report.mock.calls[0]![0].route()).toBe('about')
  })
})

describe('the wish not to be measured', () => {
  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { doNotTrack: 'yes' }])(
    'is heard as %j',
    (signals) => expect(refusesMeasurement(signals)).toBe(true),
  )

  it.each([
    {},
    { globalPrivacyControl: false },
    { doNotTrack: '0' },
    { doNotTrack: null },
    { doNotTrack: 'unspecified' },
  ])('is not read into %j', (signals) => expect(refusesMeasurement(signals)).toBe(false))
})

it.each([
  [null, "'self'"],
  ['/vitals', "'self'"],
  ['https://rum.tidewright.test/report?key=1', "'self' https://rum.tidewright.test"],
])('opens the policy for reports to %s no further than that', (vitalsUrl, sources) => {
  const policy = contentSecurityPolicy({ ...sampleConfig, vitalsUrl }, [])
  expect(policy.split('; ')).toContain(`connect-src ${sources}`)
})
