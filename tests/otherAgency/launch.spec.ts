import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { assemble, copyPackages, folderOf, runIn } from './agencyFolder.ts'
import { builtSite } from './sites.ts'

/** Returns what the preflight says against a launch, one line each. */
async function obstacles(folder: string): Promise<string[]> {
  const printed = await runIn(folder, '--run', ['preflight']).catch(String)
  return printed.split('\n').filter((line) => line.startsWith('  - '))
}

test('nothing but the pictures, which are those of the sample, prevents a launch', async () => {
  builtSite('asWritten')
  const lines = await obstacles(folderOf('asWritten'))
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => !line.endsWith('; run npm run pictures'))).toEqual([])
})

test('the agency may launch after "npm run pictures" and a build', { tag: '@deep' }, async () => {
  test.setTimeout(600_000)
  const folder = join(import.meta.dirname, '.output/launch')
  assemble(folder)
  copyPackages(folder)
  await runIn(folder, '--run', ['pictures'])
  await runIn(folder, '--run', ['build'])
  expect(await runIn(folder, '--run', ['preflight'])).toContain('Ready to launch.')
})
