import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/types.ts'
import { createMailProvider } from '../services/mailProvider.ts'

/** The hash of the empty string: emotion inserts its rules into an empty style element. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** Returns the CSP source expression of an inline style, without quotes. */
export function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/**
 * Returns the content security policy of every page. It lists the style hashes of all pages, because navigation in the
 * page keeps the policy of the first one.
 */
export function contentSecurityPolicy(config: SiteConfig, styleHashes: readonly string[]): string {
  const { origin } = createMailProvider(config)
  const mail = origin ? ` ${origin}` : ''
  const vitals = config.vitalsUrl?.startsWith('https:') ? ` ${new URL(config.vitalsUrl).origin}` : ''
  const frames = config.scheduler ? ` ${new URL(config.scheduler.url, config.siteUrl).origin}` : ''
  const own = config.mode === 'demo' ? " 'self'" : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[EMPTY_STYLE, ...styleHashes].map(quoted).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${mail}${vitals}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    config.mode === 'demo' ? `frame-src${own}` : `frame-src${frames || " 'none'"}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types backdrop',
    ...(config.mode === 'production' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Returns the headers of every response. */
export function securityHeaders(config: SiteConfig, styleHashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, styleHashes),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/**
 * `Cache-Control` by folder. File names under /assets contain a hash of the content. A poster keeps its name when its
 * scene changes, so it is fresh for a day, then revalidated in the background for a week.
 */
export const keptFolders: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  posters: 'public, max-age=86400, stale-while-revalidate=604800',
}
