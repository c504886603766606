import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/types.ts'

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
  const provider = config.mail.origin ? ` ${config.mail.origin}` : ''
  const vitals = config.vitalsUrl?.startsWith('https:') ? ` ${new URL(config.vitalsUrl).origin}` : ''
  const frames = config.scheduler ? ` ${new URL(config.scheduler.url, config.siteUrl).origin}` : ''
  const own = config.mode === 'demo' ? " 'self'" : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[EMPTY_STYLE, ...styleHashes].map(quoted).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${provider}${vitals}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    config.mode === 'demo' ? `frame-src${own}` : `frame-src${frames || " 'none'"}`,
    `form-action 'self'${provider}`,
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

/** Folder of the build's scripts and fonts, whose names contain a hash of their content. */
export const ASSETS_FOLDER = 'assets'

/**
 * Cache-Control of the files in a folder. A poster keeps its name when its scene changes: browsers use it without a
 * request for a day, and for a week while they ask for a newer one.
 */
export const keptFolders: Readonly<Record<string, string>> = {
  [ASSETS_FOLDER]: 'public, max-age=31536000, immutable',
  posters: 'public, max-age=86400, stale-while-revalidate=604800',
}
