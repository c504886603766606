import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { StartError, startOptions } from './options.ts'
import { portProblem, requireFreePort } from './ports.ts'
import { welcome } from './welcome.ts'

const root = join(import.meta.dirname, '../../..')

async function start(): Promise<void> {
  const options = startOptions(process.argv.slice(2), process.env)
  await requireFreePort(options)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = spawnSync(process.execPath, [vite, 'build', '--mode', 'demo'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (build.status !== 0) {
    process.exitCode = build.status ?? 1
    return
  }
  // Vite takes long to load. Loaded here, it does not delay the checks above.
  const { preview } = await import('vite')
  try {
    const server = await preview({ root, mode: 'demo', preview: { ...options, strictPort: true } })
    console.log(welcome(server.resolvedUrls?.local[0] ?? `http://localhost:${options.port}/`))
  } catch (error) {
    // Another program may take the port during the build.
    if (error instanceof Error && error.message.includes('already in use'))
      throw new StartError(await portProblem(options, 'EADDRINUSE'))
    throw error
  }
}

await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
