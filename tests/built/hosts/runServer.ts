import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoConfig } from '../../../src/config/demo.ts'
import type { SiteConfig } from '../../../src/config/site.ts'
import { write } from '../../../src/tooling/files.ts'
import { hostsFolderOf, prepareForHosts } from '../../../src/tooling/hosts/prepareForHosts.ts'
import { builtFolder, readBuilt } from '../../helpers/builtSite.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * One request without anything that `fetch` adds: no decompression, no redirects followed, no cleaned path.
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // As a proxy asks that ends HTTPS.
    const all = { 'X-Forwarded-Proto': 'https', ...headers }
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: all, agent: false },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Servers may refuse to run as root, so a test that runs as root starts them as "nobody". */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export interface RunningServer {
  port: number
  /** Of the build's compressed files, the best first. Apache compresses by itself. */
  encodings: readonly ('br' | 'gzip')[]
  stop: () => Promise<void>
}

export interface SiteCopy {
  /** Temporary folder that holds all of it. */
  folder: string
  /** Root of the server, which is `dist` except for a site below a path. */
  root: string
  dist: string
  hosts: string
}

/** A folder that servers may write their logs to. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidewright-hosts-'))
  chmodSync(folder, 0o755)
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid)
  return folder
}

/** A copy of the built site with its hosts' configurations. */
export function copySite(): SiteCopy {
  readBuilt('_headers')
  const folder = newFolder()
  const dist = join(folder, 'dist')
  const hosts = join(folder, 'dist-hosts')
  cpSync(builtFolder, dist, { recursive: true, preserveTimestamps: true })
  cpSync(hostsFolderOf(builtFolder), hosts, { recursive: true })
  return { folder, root: dist, dist, hosts }
}

/** A small site in two languages, prepared for hosts. Each file contains its name. */
export async function smallSite(base: string, files: readonly string[]): Promise<SiteCopy> {
  const folder = newFolder()
  const built = join(folder, 'dist')
  for (const file of files) write(join(built, file), file.repeat(40))
  const config: SiteConfig = {
    ...demoConfig,
    mode: 'production',
    siteUrl: `https://tidewright.com${base.slice(0, -1)}`,
    scheduler: { url: 'https://calendar.tidewright.com/embed?hide=1', name: 'Calendar' },
  }
  const hosts = hostsFolderOf(built)
  await prepareForHosts({ config, styleHashes: [], outDir: built, hostsDir: hosts, vercelRoot: null })
  const root = join(folder, 'root')
  const dist = join(root, base)
  cpSync(built, dist, { recursive: true })
  return { folder, root, dist, hosts }
}

export const deleteSite = ({ folder }: SiteCopy) => rmSync(folder, { recursive: true, force: true })

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(killing)
}

/** Starts a server in the foreground and waits until it answers. */
export async function run(
  command: string,
  args: readonly string[],
  port: number,
  options: { env?: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number },
): Promise<RunningServer> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      await ask(port, '/')
      return { port, encodings: ['br', 'gzip'], stop: () => stop(child) }
    } catch {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop(child)
        throw new Error(`${command} does not answer:\n${output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
