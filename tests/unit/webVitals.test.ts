import { afterEach, describe, expect, it, vi } from 'vitest'
import { startWebVitals } from '../../src/app/webVitals.ts'
import { contentSecurityPolicy } from '../../src/build/headers.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { refusesMeasurement } from '../../src/services/privacySignals.ts'
import { postReport, reportWebVitals, type Measure } from '../../src/services/webVitals.ts'

type OnChange = Parameters<Measure>[0]

function setUp(accepts = true) {
  let onChange: OnChange = () => {}
  let hidden = false
  let route = 'home'
  const target = new EventTarget()
  const send = vi.fn<(url: string, body: string) => boolean>(() => accepts)
  reportWebVitals({
    url: '/vitals',
    route: () => route,
    landing: 'home',
    measure: (listener) => (onChange = listener),
    send,
    target,
    isHidden: () => hidden,
  })
  return {
    send,
    measured: (...args: Parameters<OnChange>) => onChange(...args),
    visit: (id: string) => (route = id),
    setHidden: (isHidden: boolean) => {
      hidden = isHidden
      target.dispatchEvent(new Event('visibilitychange'))
    },
    leave: () => target.dispatchEvent(new Event('pagehide')),
    sent: () => send.mock.calls.map(([, body]) => JSON.parse(body) as unknown),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../src/services/webVitals.ts')
})

describe('the report of a visit', () => {
  it('is posted when the page is hidden, with the route and each metric’s name, value and rating only', () => {
    const { measured, setHidden, send, sent } = setUp()
    const metric = {
      name: 'LCP',
      value: 1234.56,
      rating: 'good',
      id: 'v5-1700000000000-123',
      entries: [{ url: 'https://x.test' }],
    } as const
    measured(metric)
    measured({ name: 'CLS', value: 0.012345, rating: 'good' })
    expect(send).not.toHaveBeenCalled()
    setHidden(true)
    expect(send).toHaveBeenCalledExactlyOnceWith('/vitals', expect.any(String))
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

  it('contains the last value of each metric, under the route on which it was measured', () => {
    const { measured, setHidden, visit, sent } = setUp()
    measured({ name: 'INP', value: 40, rating: 'good' })
    measured({ name: 'INP', value: 250, rating: 'needs-improvement' })
    visit('portfolio')
    measured({ name: 'INP', value: 600, rating: 'poor' })
    setHidden(true)
    expect(sent()).toEqual([
      { route: 'home', metrics: [{ name: 'INP', value: 250, rating: 'needs-improvement' }] },
      { route: 'portfolio', metrics: [{ name: 'INP', value: 600, rating: 'poor' }] },
    ])
  })

  it('contains the loading metrics under the route that was loaded, also after a navigation', () => {
    const { measured, setHidden, visit, sent } = setUp()
    visit('portfolio')
    for (const name of ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const)
      measured({ name, value: 8, rating: 'good' })
    setHidden(true)
    const named = (...names: string[]) => names.map((name) => ({ name, value: 8, rating: 'good' }))
    expect(sent()).toEqual([
      { route: 'home', metrics: named('TTFB', 'FCP', 'LCP') },
      { route: 'portfolio', metrics: named('CLS', 'INP') },
    ])
  })

  it('is posted without cookies, and continues after the page is closed', async () => {
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

  it('is posted once, and again only with metrics that have changed', () => {
    const { measured, setHidden, leave, send, sent } = setUp()
    measured({ name: 'LCP', value: 900, rating: 'good' })
    setHidden(true)
    leave()
    setHidden(false)
    expect(send).toHaveBeenCalledOnce()
    measured({ name: 'CLS', value: 0.2, rating: 'needs-improvement' })
    leave()
    expect(sent()[1]).toEqual({
      route: 'home',
      metrics: [{ name: 'CLS', value: 0.2, rating: 'needs-improvement' }],
    })
  })

  it('is posted again where the browser refused it', () => {
    const { measured, setHidden, leave, send } = setUp(false)
    measured({ name: 'LCP', value: 900, rating: 'good' })
    setHidden(true)
    leave()
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is not posted where nothing was measured', () => {
    const { setHidden, leave, send } = setUp()
    setHidden(true)
    leave()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the measurement of a visit', () => {
  const start = async (url: string | null, signals: object) => {
    const report = vi.fn<typeof reportWebVitals>()
    vi.doMock('../../src/services/webVitals.ts', () => ({ reportWebVitals: report }))
    vi.stubGlobal('__VITALS_URL__', url)
    vi.stubGlobal('navigator', signals)
    vi.stubGlobal('location', { href: 'https://tidewright.test/about', pathname: '/about' })
    startWebVitals()
    await vi.dynamicImportSettled()
    return report
  }

  it('starts where the site has a reporting address and the browser does not refuse', async () => {
    expect(await start(null, {})).not.toHaveBeenCalled()
    expect(await start('/vitals', { globalPrivacyControl: true })).not.toHaveBeenCalled()
    expect(await start('/vitals', { doNotTrack: '1' })).not.toHaveBeenCalled()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'document' } as never])
    const report = await start('/vitals', {})
    vi.restoreAllMocks()
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: '/vitals', landing: 'about' }),
    )
    expect(report.mock.lastCall?.[0].route()).toBe('about')
  })
})

describe('the refusal of measurement', () => {
  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }, { doNotTrack: 'yes' }])(
    'is recognised in %j',
    (signals) => expect(refusesMeasurement(signals)).toBe(true),
  )

  it.each([
    {},
    { globalPrivacyControl: false },
    { doNotTrack: '0' },
    { doNotTrack: null },
    { doNotTrack: 'unspecified' },
  ])('is not recognised in %j', (signals) => expect(refusesMeasurement(signals)).toBe(false))
})

it.each([
  [null, "'self'"],
  ['/vitals', "'self'"],
  ['https://rum.tidewright.test/report?key=1', "'self' https://rum.tidewright.test"],
])('a reporting address of %s adds only its origin to the content security policy', (vitalsUrl, sources) => {
  const policy = contentSecurityPolicy({ ...sampleConfig, vitalsUrl }, [])
  expect(policy.split('; ')).toContain(`connect-src ${sources}`)
})
