import { createServer } from 'node:http'
import { join } from 'node:path'
import { siteHandler } from './siteServer.ts'

// Serves the built site over HTTP, for a proxy that has the certificate: npm run serve [-- 8080]
const port = Number(process.argv[2] ?? 8080)
const dist = join(import.meta.dirname, '../../dist')
createServer(siteHandler(dist)).listen(port, () => console.log(`The site is at http://localhost:${port}.`))
