import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { envExample } from '../../src/config/envExample.ts'
import { loadEnvironment, parseEnvFile } from '../../src/config/envFiles.ts'
import { readProductionConfig } from '../../src/config/production.ts'
import { resolveConfig } from '../../src/config/resolve.ts'
import { unknownVariables } from '../../src/config/unknownVariables.ts'
import { variableNames, variables } from '../../src/config/variables.ts'
import { launchEnvironment } from '../helpers/launchEnvironment.ts'

const valuesOf = (text: string) =>
  Object.fromEntries(parseEnvFile(text).entries.map(({ name, value }) => [name, value]))

describe('an .env file', () => {
  it.each([
    ['VITE_A=1\r\nVITE_B=2\r\n', { VITE_A: '1', VITE_B: '2' }],
    ['VITE_A = "a b" # note\n', { VITE_A: 'a b' }],
    ["VITE_A='a # b'", { VITE_A: 'a # b' }],
    ['VITE_A=https://a.com/#b # note', { VITE_A: 'https://a.com/#b' }],
    ['  export VITE_A =  1  ', { VITE_A: '1' }],
    ['# VITE_A=1\n\n\t\nVITE_B=', { VITE_B: '' }],
    ['VITE_A=a=b&c=$5', { VITE_A: 'a=b&c=$5' }],
  ])('is read: %j', (text, values) => {
    expect(valuesOf(text)).toEqual(values)
    expect(parseEnvFile(text).problems).toEqual([])
  })

  it.each([
    ['VITE_A=1\nVITE_B\n', '2: is not of the form NAME=value'],
    ['VITE_A: 1', '1: is not of the form NAME=value'],
    ['VITE A=1', '1: is not of the form NAME=value'],
    ['VITE_A=1\n\nVITE_A=2', '3: VITE_A is set in line 1 already; delete one of them'],
    ['VITE_A="a', '1: VITE_A has an opening quotation mark whose closing one does not end the value'],
    ['VITE_A="a" b', '1: VITE_A has an opening quotation mark whose closing one does not end the value'],
    ['VITE_A=“a”', '1: VITE_A begins with a typographic quotation mark; delete it and its partner'],
    ['VITE_A=https://${HOST}', '1: VITE_A refers to another variable; write the whole value'],
  ])('is refused with the number of the line: %j', (text, problem) => {
    expect(parseEnvFile(text).problems).toEqual([problem])
  })
})

describe('the environment of a production build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'env-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content)

  /** Text of a complete file. */
  const complete = (change: Record<string, string> = {}) =>
    Object.entries({ ...launchEnvironment, ...change })
      .map(([name, value]) => `${name}=${value}`)
      .join('\n')

  it.each([
    ['with a byte-order mark', Buffer.from(`\uFEFF${complete()}`)],
    ['in UTF-16, as PowerShell writes it', Buffer.from(`\uFEFF${complete()}`, 'utf16le')],
    ['with CRLF', Buffer.from(complete().replaceAll('\n', '\r\n'))],
    ['with quotes and spaces', Buffer.from(complete().replaceAll(/=(.*)/g, ' = "$1"  '))],
  ])('is complete when its file is written %s', (_, content) => {
    write('.env.production', content)
    expect(readProductionConfig(folder, {}).config).toEqual(resolveConfig(launchEnvironment, 'production'))
  })

  it('comes from the process first, then from the more specific file', () => {
    write('.env', 'VITE_A=1\nVITE_B=1\nVITE_C=1')
    write('.env.production', 'VITE_B=2\nVITE_C=2')
    expect(loadEnvironment(folder, { VITE_C: '3' })).toEqual({
      variables: { VITE_A: '1', VITE_B: '2', VITE_C: '3' },
      places: { VITE_A: '.env:1', VITE_B: '.env.production:1' },
      problems: [],
    })
  })

  const refusal = (): string => {
    try {
      readProductionConfig(folder, {})
    } catch (error) {
      return String((error as Error).stack)
    }
    return ''
  }

  it('names file and line of each problem, misspelt names, and the file to write', () => {
    write(
      '.env.production',
      `${complete({ VITE_SITE_URL: 'tidewright.com', VITE_BOOKING_ULR: 'none' })}\noops\n`,
    )
    write('.env', 'VITE_BRAND_NAME=Bjørk')
    expect(refusal()).toBe(
      [
        "The site's configuration is incomplete or malformed:",
        '  - .env.production:8: is not of the form NAME=value',
        '  - VITE_SITE_URL is not an address (https://...): "tidewright.com" (.env.production:1)',
        '  - VITE_BOOKING_ULR is not read; did you mean VITE_BOOKING_URL?',
        '  - VITE_BRAND_NAME is not read: facts of the agency are in src/content/agency.ts',
      ].join('\n'),
    )
  })

  it('says which file to write when a value is missing', () => {
    write('.env.production', complete({ VITE_SITE_URL: '' }))
    expect(refusal()).toBe(
      [
        "The site's configuration is incomplete or malformed:",
        '  - VITE_SITE_URL is missing',
        'Write the missing values to .env.production (see .env.example).',
      ].join('\n'),
    )
  })

  it('has a warning per variable that no build reads', () => {
    write('.env.production', complete({ VITE_VITALS: '/vitals' }))
    expect(readProductionConfig(folder, {}).warnings).toEqual([
      'VITE_VITALS is not read; did you mean VITE_VITALS_URL?',
    ])
  })
})

describe('unknown variables', () => {
  it('are named with the nearest known name', () => {
    const names = [
      'VITE_SITE_ULR',
      'VITE_CONTACT_PHONE',
      'VITE_SOCIAL',
      'VITE_ANALYTICS',
      'PATH',
      'VITE_SITE_URL',
    ]
    expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([
      'VITE_ANALYTICS is not read',
      'VITE_CONTACT_PHONE is not read: facts of the agency are in src/content/agency.ts',
      'VITE_SITE_ULR is not read; did you mean VITE_SITE_URL?',
      'VITE_SOCIAL is not read: facts of the agency are in src/content/agency.ts',
    ])
  })

  it('are not those that Vite and Vercel set themselves', () => {
    expect(unknownVariables({ VITE_USER_NODE_ENV: 'production', VITE_VERCEL_ENV: 'preview' })).toEqual([])
  })
})

describe('.env.example', () => {
  it('is the file that npm run fix writes', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
  })

  it('names every variable, and says of each whether none is allowed', () => {
    expect(envExample().match(/\bVITE_[A-Z_]+(?==)/g)).toEqual(variableNames)
    for (const { name, text, none, required } of variables) {
      expect(envExample()).toContain(`# ${text}${none ? ', or none' : ''}.`)
      const alone = { ...launchEnvironment, [name]: 'none' }
      if (none) expect(() => resolveConfig(alone, 'production')).not.toThrow()
      expect(envExample()).toMatch(new RegExp(`^${required ? '' : '# '}${name}=`, 'm'))
    }
  })

  it('has examples that a build accepts', () => {
    const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]))
    expect(resolveConfig(examples, 'production').mode).toBe('production')
  })
})
