import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { messageOf } from '../../shared/errors.ts'

/**
 * Reads a JSON file, with or without a byte-order mark. Its texts are composed (NFC): fonts can lack the
 * marks of letters that macOS and PDF files write in two characters.
 *
 * @throws {SyntaxError} with the place of what is wrong, by line and column or by the text around it; for
 * another encoding than UTF-8
 */
export function readJson(file: string): unknown {
  const bytes = readFileSync(file)
  if (!isUtf8(bytes)) throw new SyntaxError('is not in UTF-8; save it as UTF-8')
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.normalize('NFC') : value,
    )
  } catch (error) {
    // One line: V8 quotes what stands around some errors.
    const what = messageOf(error).replaceAll(/\s+/g, ' ')
    throw new SyntaxError(`is not JSON: ${what}`, { cause: error })
  }
}
