import { renameSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { rename } from '../../src/tooling/files.ts'

vi.mock('node:fs', { spy: true })

const held = (code: string) => Object.assign(new Error(`${code}: held`), { code })
const throws = (error: Error) => () => {
  throw error
}

it.each(['EPERM', 'EBUSY', 'EACCES'])('renames what another program held for a moment: %s', (code) => {
  const mock = vi.mocked(renameSync).mockReset()
  mock.mockImplementationOnce(throws(held(code))).mockImplementationOnce(() => {})
  rename('a', 'b')
  expect(mock.mock.calls).toEqual(Array.from({ length: 2 }, () => ['a', 'b']))
})

it('says in one line what to do about a file that stays held, and does not wait for other faults', () => {
  const mock = vi
    .mocked(renameSync)
    .mockReset()
    .mockImplementation(throws(held('EBUSY')))
  expect(() => rename('a', 'b')).toThrow(/^A file cannot be moved:\n.*EBUSY.*close the programs.*$/)
  mock.mockReset().mockImplementation(throws(held('ENOENT')))
  expect(() => rename('a', 'b')).toThrow('ENOENT')
  expect(mock).toHaveBeenCalledOnce()
})
