import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PORT, startOptions } from '../../src/build/start/options.ts'
import { welcome } from '../../src/build/start/welcome.ts'

/** Runs what `npm start` runs after its check of Node. */
function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['src/build/start/start.ts', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })
}

describe('npm start', () => {
  it('says in one line which port is free when its own is taken, without a build', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
    const { port } = other.address() as AddressInfo
    const asked = await start(['--port', `${port}`])
    const configured = await start([], { PORT: `${port}` })
    await new Promise((resolve) => other.close(resolve))
    for (const { code, output } of [asked, configured]) {
      expect(code).toBe(1)
      const free = /^Port (\d+) is in use by another program\. Run: npm start -- --port (\d+)\n$/.exec(output)
      expect(free?.[1], output).toBe(String(port))
      expect(Number(free?.[2])).toBeGreaterThan(port)
    }
  }, 30_000)

  it.each([
    [['--port', 'abc'], '--port must be a number from 1 to 65535, got "abc"'],
    [['--prot', '4180'], 'npm start knows the options --port and --host, got "--prot 4180"'],
  ])('refuses %j in one line', async (args, message) => {
    const { code, output } = await start(args)
    expect(code).toBe(1)
    expect(output).toBe(`${message}. Run: npm start -- --port ${DEFAULT_PORT}\n`)
  })

  it('takes its port from --port, then from PORT, then its own', () => {
    const given = { PORT: '5000' }
    expect(startOptions(['--port', '4180'], given)).toEqual({ port: 4180, host: 'localhost' })
    expect(startOptions(['--port=4180', '--host', '0.0.0.0'], {})).toEqual({ port: 4180, host: '0.0.0.0' })
    expect(startOptions([], given).port).toBe(5000)
    expect(startOptions([], {}).port).toBe(DEFAULT_PORT)
    expect(startOptions([], { PORT: '' }).port).toBe(DEFAULT_PORT)
  })

  it.each(['', '0', '65536', '-1', '80.5', '0x50', 'abc'])('refuses the port %j', (port) => {
    expect(() => startOptions([`--port=${port}`], {})).toThrow('--port must be a number from 1 to 65535')
  })

  it('ends with where the site runs, what it is, where messages arrive and how to take another port', () => {
    const text = welcome('http://localhost:4180/')
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(5)
    for (const part of [
      'http://localhost:4180/',
      'demo',
      'http://localhost:4180/mailbox',
      'npm start -- --port',
    ])
      expect(text).toContain(part)
  })
})
