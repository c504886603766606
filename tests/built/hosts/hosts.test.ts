import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLive } from '../../../src/build/checkLive.ts'
import { builtFolder } from '../../helpers/builtSite.ts'
import { expectations } from './expectations.ts'
import { copySite, deleteSite, type RunningServer, type SiteCopy } from './runServer.ts'
import { serverKinds } from './servers.ts'

describe.each(serverKinds)('$name', ({ name, missing, start }) => {
  let site: SiteCopy | null = null
  let server: RunningServer | null = null
  beforeAll(async () => {
    if (missing) return
    site = copySite()
    server = await start(site)
  }, 40_000)
  afterAll(async () => {
    await server?.stop()
    if (site) deleteSite(site)
  }, 20_000)

  it.for(expectations.map(({ title, assertOn }) => [title, assertOn] as const))(
    '%s',
    async ([, assertOn], { skip }) => {
      if (missing) skip(missing)
      if (!server) throw new Error(`${name} did not start`)
      await assertOn(server)
    },
  )

  it('is in order for the preflight of a live site', async ({ skip }) => {
    if (missing) skip(missing)
    if (!server) throw new Error(`${name} did not start`)
    expect(await checkLive(`http://127.0.0.1:${server.port}`, builtFolder)).toEqual([])
  })
})
