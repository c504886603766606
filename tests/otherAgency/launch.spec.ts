import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { assemble, runIn } from './agencyFolder.ts'

test('the agency’s folder, mark and environment are all that a launch needs', { tag: '@deep' }, async () => {
  test.setTimeout(600_000)
  const folder = join(import.meta.dirname, '.output/launch')
  assemble(folder)
  // The pictures are those of the sample until they are made again.
  await runIn(folder, '--run', ['build'])
  await expect(runIn(folder, '--run', ['preflight'])).rejects.toThrow(
    /share\/home\.jpg.*run npm run pictures/,
  )
  await runIn(folder, '--run', ['pictures'])
  await runIn(folder, '--run', ['build'])
  expect(await runIn(folder, '--run', ['preflight'])).toContain('Ready to launch.')
})
