import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { starts } from '../../src/build/findBrowser.ts'

describe('the search for a browser', () => {
  it('skips browsers that are missing or do not start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const stub = (name: string, status: number) => {
      const file = join(folder, name)
      writeFileSync(file, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 })
      return file
    }
    expect(starts(join(folder, 'nothing'))).toBe(false)
    expect(starts(stub('snap', 1))).toBe(process.platform === 'win32')
    expect(starts(stub('chromium', 0))).toBe(true)
    rmSync(folder, { recursive: true })
  })
})
