import { describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from '../../src/build/headers.ts'
import { sampleConfig } from '../../src/config/defaults.ts'
import { refusesMeasurement } from '../../src/services/privacySignals.ts'
import { reportVitals, type Measure } from '../../src/services/vitals.ts'

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
