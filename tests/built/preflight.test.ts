import { describe, expect, it } from 'vitest'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'
import { runNode } from '../helpers/runNode.ts'

describe('the preflight', () => {
  const preflight = (environment: Record<string, string>) =>
    runNode('src/build/preflight.ts', [], environment)

  it('names every missing variable and counts the sample records', async () => {
    const { code, output } = await preflight({})
    expect(code).toBe(1)
    for (const name of Object.keys(launchEnvironment)) expect(output).toContain(`${name} is missing`)
    expect(output).toMatch(/10 of 10 services are marked as samples/)
    // The pictures are up to date with the scenes too.
    expect(output).not.toContain('npm run pictures')
  }, 60_000)

  it('recognises the telephone number and the street of the sample', async () => {
    const { code, output } = await preflight({
      ...launchEnvironment,
      VITE_CONTACT_PHONE: '+1 (614) 555-0142',
      VITE_CONTACT_STREET: '100 Harbor Row',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/VITE_CONTACT_PHONE is the sample value/)
    expect(output).toMatch(/VITE_CONTACT_STREET is the sample value/)
    expect(output).not.toMatch(/missing|reserved/)
  }, 60_000)
})
