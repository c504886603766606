import { expect, it, vi } from 'vitest'
import { launch, type Driver } from '../engines/launch.ts'

const UNKNOWN = 'WebDriver Bidi command "browsingContext.setViewport" failed with error: unknown command'

/** A browser whose command for sizes answers with an error. */
function engineWith(refusal: string | null) {
  const close = vi.fn<Driver['close']>(() => Promise.resolve())
  const answer = () => Promise.resolve()
  const driver: Driver = {
    browser: 'Firefox 115.14.0',
    open: answer,
    run: answer as Driver['run'],
    clickAt: answer,
    type: answer,
    pressEscape: answer,
    resize: () => (refusal === null ? Promise.resolve() : Promise.reject(new Error(refusal))),
    screenshot: () => Promise.resolve(''),
    close,
  }
  return { driver, close, engine: { missing: '', setup: '', launch: () => Promise.resolve(driver) } }
}

it('drives a browser that has all commands of the tests', async () => {
  const { engine, driver, close } = engineWith(null)
  expect(await launch('firefox', engine)).toBe(driver)
  expect(close).not.toHaveBeenCalled()
})

it('names the version that lacks a command, and ends it', async () => {
  const { engine, close } = engineWith(UNKNOWN)
  expect(await launch('firefox', engine)).toBe(`Firefox 115.14.0 cannot be driven: Error: ${UNKNOWN}`)
  expect(close).toHaveBeenCalledOnce()
})

it('does not skip a browser whose command fails for another reason', async () => {
  const { engine, close } = engineWith('no such frame')
  await expect(launch('firefox', engine)).rejects.toThrow('no such frame')
  expect(close).toHaveBeenCalledOnce()
})

it('says that a browser starts no session, or is missing', async () => {
  const { engine } = engineWith(null)
  const failing = { ...engine, launch: () => Promise.reject(new Error('session not created\n    a log')) }
  expect(await launch('webkit', failing)).toBe('webkit cannot be driven: Error: session not created')
  // Node prints its version as a browser does.
  const named = { ...failing, program: process.execPath }
  expect(await launch('webkit', named)).toBe(
    `${process.version} cannot be driven: Error: session not created`,
  )
  expect(await launch('webkit', { ...failing, missing: 'Install it.' })).toBe('Install it.')
})

it('does not wait for a browser that takes the connection and never answers', async () => {
  const { engine } = engineWith(null)
  const mute = { ...engine, launch: () => new Promise<Driver>(() => {}) }
  expect(await launch('firefox', mute, 10)).toBe('firefox cannot be driven: Error: no session within 0.01 s')
})
