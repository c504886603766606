import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/types.ts'
import { createMailProvider } from '../services/mailProvider.ts'

/** Emotion adds its rules one by one to an empty style element; this is the hash of the empty string. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

export function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const quoted = (hash: string) => `'${hash}'`

/**
 * The one policy of the whole site. It names the hash of every page's inline style, since a visit keeps the policy of
 * its first page.
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

/** Headers for every answer of the site. */
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
 * For how long the files of a folder are kept. Those under /assets carry a hash of their content in their name. A still
 * keeps its name when its scene is drawn anew: for a day it is not asked for again, for a week only beside its use.
 */
export const keptFolders: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  posters: 'public, max-age=86400, stale-while-revalidate=604800',
}
