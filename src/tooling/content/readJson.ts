import { readFileSync } from 'node:fs'
import { messageOf } from '../../shared/errors.ts'

/**
 * Reads a JSON file, with or without a byte-order mark. Its texts are composed (NFC): fonts can lack the
 * marks of letters that macOS and PDF files write in two characters.
 *
 * @throws {SyntaxError} with the place of what is wrong, by line and column or by the text around it
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
  try {
    return JSON.parse(text)
  } catch (error) {
    // One line: V8 quotes what stands around some errors.
    throw new SyntaxError(`is not JSON: ${messageOf(error).replaceAll(/\s+/g, ' ')}`, { cause: error })
  }
}
