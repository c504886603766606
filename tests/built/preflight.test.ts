import { expect, it } from 'vitest'
import { content, services } from '../helpers/content.ts'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'
import { runNode } from '../helpers/runNode.ts'

it('the preflight names every missing variable and counts the sample records', async () => {
  const { code, output } = await runNode('src/tooling/preflight.ts', [], {})
  expect(code).toBe(1)
  for (const name of Object.keys(launchEnvironment)) expect(output).toContain(`${name} is missing`)
  const samples = services.filter(({ sample }) => sample).length
  const line = `src/content/services: ${samples} records are marked as samples`
  expect(output.includes(line)).toBe(samples > 0)
  const { sample: isSample = false } = content.agency
  expect(output.includes('public/mark.svg is marked as a sample')).toBe(isSample)
  // The pictures are up to date with the words.
  expect(output).not.toContain('npm run pictures')
})
