import { readFileSync } from 'node:fs'
import { messageOf } from '../../shared/errors.ts'

/** Parses JSON. @throws {SyntaxError} with the line and the column of what is wrong, which V8 names for some errors only */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The longest text that only lacks its end.
    let length = text.length
    while (length > 0 && !isBeginning(text.slice(0, length))) length -= 1
    const lines = text.slice(0, length).split('\n')
    const [what] = messageOf(error).split(/ in JSON| at position|, "|, \.\.\./)
    throw new SyntaxError(
      `is not JSON at line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1}: ${what}`,
      { cause: error },
    )
  }
}

/** Reads a text without its byte-order mark. @throws {SyntaxError} for another encoding than UTF-8 */
export function readText(file: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SyntaxError('is not in UTF-8; save it as UTF-8')
  }
}

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
