import * as v from 'valibot'

/** Value of a variable for a service that the site does not have. */
export const NONE = 'none'

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Names that no public DNS resolves: RFC 2606 and RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/

export const LINK_FORMAT = 'must have the form Label=https://address, Label=https://address'

const RESERVED_MESSAGE = 'is under a name reserved for examples and tests, which no visitor can reach'

/** Returns whether a visitor can reach the URL's host. Returns true for malformed URLs, which other rules refuse. */
function isReachable(url: string): boolean {
  return !URL.canParse(url) || !RESERVED.test(new URL(url).hostname)
}

export const email = v.pipe(
  text,
  v.email('is not an e-mail address'),
  v.check((value) => isReachable(`https://${value.slice(value.lastIndexOf('@') + 1)}`), RESERVED_MESSAGE),
)
const https = v.pipe(
  text,
  v.url('is not an address (https://...)'),
  v.startsWith('https://', 'must begin with https://'),
  v.check(isReachable, RESERVED_MESSAGE),
)
export const origin = v.pipe(
  https,
  v.check((value) => new URL(value).pathname === '/', 'must be scheme and host only, with no path'),
  v.transform((value) => new URL(value).origin),
)
export const addressOrNone = v.union(
  [
    v.pipe(
      v.literal(NONE),
      v.transform(() => null),
    ),
    https,
  ],
  `must be an https:// address, or "${NONE}"`,
)
export const phone = v.pipe(text, v.regex(/^\+?[\d ()./-]{6,}$/, 'is not a telephone number'))
export const identifier = v.pipe(text, v.regex(/^[\w-]+$/, 'may hold letters, digits, _ and - only'))
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
)
export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a whole number of milliseconds'),
  v.transform(Number),
)
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)

export const links = v.pipe(
  list,
  v.transform((pairs) =>
    pairs.map((pair) => {
      // Splits at the first `=`, because the query of an address can contain more.
      const at = pair.indexOf('=')
      return { label: pair.slice(0, Math.max(0, at)).trim(), href: pair.slice(at + 1).trim() }
    }),
  ),
  v.check(
    (items) =>
      items.every(({ label, href }) => label !== '' && href.startsWith('https://') && URL.canParse(href)),
    LINK_FORMAT,
  ),
  v.check((items) => items.every(({ href }) => isReachable(href)), RESERVED_MESSAGE),
)

const localPath = v.pipe(text, v.regex(/^\/(?!\/)[\w./-]*$/))
export const pathOrAddress = v.union(
  [localPath, https],
  'must be a path of this site (/...) or an https:// address',
)
