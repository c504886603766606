import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// `npm start`: builds the site in demo mode and serves it, at the port and host of Vite's options. It asks
// for the port first: nobody waits for a build that cannot be served.
const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
const demo = ['--mode', 'demo', '--configLoader', 'native']
const options = process.argv.slice(2)
const { port, host } = parseArgs({
  args: options,
  options: { port: { type: 'string', default: '4173' }, host: { type: 'string', default: 'localhost' } },
  strict: false,
}).values

try {
  // Without an address `--host` is all of them.
  const asked = createServer().listen(Number(port), typeof host === 'string' ? host : undefined)
  await once(asked, 'listening')
  asked.close()
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  console.error(`Port ${port} is not free (${code}). Another port: npm start -- --port 4180`)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, [vite, 'build', ...demo], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
// In this process: a signal to it ends the server.
process.argv.splice(1, Infinity, vite, 'preview', ...demo, ...options)
await import(vite)
