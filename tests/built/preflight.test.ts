import { expect, it } from 'vitest'
import { content, services } from '../helpers/content.ts'
import { runNode } from '../helpers/runNode.ts'

it('the preflight names the missing address and facts and counts the sample records', async () => {
  const { code, output } = await runNode('src/tooling/preflight.ts', [], {})
  expect(code).toBe(1)
  expect(output).toContain('VITE_SITE_URL is missing')
  for (const name of ['bookingPage', 'calendar', 'mail'] as const)
    expect(output.includes(`${name}: is missing`)).toBe(content.agency[name] === undefined)
  const samples = services.filter(({ sample }) => sample).length
  const line = `src/content/services: ${samples} records are marked as samples`
  expect(output.includes(line)).toBe(samples > 0)
  const { sample: isSample = false } = content.agency
  expect(output.includes('public/mark.svg is marked as a sample')).toBe(isSample)
  // The pictures are up to date with the words.
  expect(output).not.toContain('npm run pictures')
})
