import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const installed = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|MPL-2\.0|WTFPL)\b/

/** Packages without a licence in their manifest, with the licence and its source. */
const UNNAMED: Readonly<Record<string, string>> = {
  'webgl-constants': 'MIT, in its readme; an optional dependency of drei that this site does not import',
}

describe('the lockfile', () => {
  it('has an integrity hash for every package', () => {
    const loose = installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)
    expect(loose).toEqual([])
  })

  it('has the optional packages of all systems, since npm ci fails without them', () => {
    const names = new Set(installed.map(([path]) => nameOf(path)))
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${nameOf(path)}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('has no package with an install script except Node', () => {
    const scripted = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path))
    expect(scripted.filter((name) => name !== 'fsevents')).toEqual(['node'])
  })

  it('has a permissive licence for every package', () => {
    const unknown = installed
      .filter(([path, { license = '' }]) => !PERMISSIVE.test(license) && !(nameOf(path) in UNNAMED))
      .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'none'}`)
    expect(unknown).toEqual([])
  })
})
