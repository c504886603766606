import * as v from 'valibot'

/** Value of a variable for a service that the site does not have. */
const NONE = 'none'

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Names that no public DNS resolves: RFC 2606 and RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))\.?$/

const RESERVED_MESSAGE = 'is under a name reserved for examples and tests, which no visitor can reach'

/** Returns whether a visitor can reach the URL's host. Returns true for malformed URLs, which other rules refuse. */
function isReachable(url: string): boolean {
  return !URL.canParse(url) || !RESERVED.test(new URL(url).hostname)
}

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

const localPath = v.pipe(text, v.regex(/^\/(?!\/)[\w./-]*$/))
export const pathOrAddress = v.union(
  [localPath, https],
  'must be a path of this site (/...) or an https:// address',
)
