import { describe, expect, it } from 'vitest'
import { findProblem } from '../../src/build/checkNode.mjs'

const ready = { running: '24.21.0', installer: '22.22.0', resolves: () => true }

describe('the check before each script', () => {
  it('finds nothing where the pinned Node and all native bindings are installed', () => {
    expect(findProblem(ready)).toBeNull()
  })

  it('asks for npm ci where nothing is installed, whatever Node runs it', () => {
    expect(findProblem({ ...ready, running: '18.20.8', resolves: () => false })).toBe(
      'The dependencies are not installed. Run: npm ci',
    )
  })

  it('names the Node that runs it where the pinned one was not installed', () => {
    expect(findProblem({ ...ready, running: '20.11.1' })).toMatch(
      /this is Node 20\.11\.1\.[^]*npm rebuild node/,
    )
  })

  it('names the Node of npm, and the versions that can install, where a native binding is missing', () => {
    const problem = findProblem({
      ...ready,
      installer: '18.20.8',
      resolves: (name) => name !== 'native binding',
    })
    expect(problem).toContain('This npm runs on Node 18.20.8.')
    expect(problem).toContain('Install Node 22.22 or a later 22, or Node 24.8 or newer, then run: npm ci')
  })
})
