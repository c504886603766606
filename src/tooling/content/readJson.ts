import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { messageOf } from '../../shared/errors.ts'

/** Whether `text` is JSON, or would be with more text after it. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const message = messageOf(error)
    return /end of JSON|Unterminated/.test(message) || message.includes(`at position ${text.length} `)
  }
}

/**
 * Reads a JSON file, with or without a byte-order mark. Its texts are composed (NFC): fonts can lack the
 * marks of letters that macOS and PDF files write in two characters.
 *
 * @throws {SyntaxError} with the line and the column of what is wrong, which V8 names for some errors only;
 * for another encoding than UTF-8
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
    // The longest text that only lacks its end.
    let { length } = text
    while (length > 0 && !isBeginning(text.slice(0, length))) length -= 1
    const lines = text.slice(0, length).split('\n')
    const [what] = messageOf(error).split(/ in JSON| at position|, "|, \.\.\./)
    const column = (lines.at(-1)?.length ?? 0) + 1
    throw new SyntaxError(`is not JSON at line ${lines.length} column ${column}: ${what}`, { cause: error })
  }
}
