import type { BrowserContext } from 'playwright/test'
import { readBuilt } from '../helpers/builtSite.ts'

/** Collects the addresses that are requested over the network. A context sees the requests of its pages and workers. */
export function watchRequests(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) found.push(request.url())
  })
  return found
}

/** Whether the address is that of a built script that contains three.js. */
export function isThreeScript(url: string): boolean {
  const { pathname } = new URL(url)
  return /^\/assets\/.+\.js$/.test(pathname) && readBuilt(pathname.slice(1)).includes('WebGLRenderer')
}
