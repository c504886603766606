import { hash } from 'node:crypto'
import type { SiteConfig } from '../config/site.ts'
import { mailOrigin } from '../browser/mail.ts'
import { START_SCRIPT } from './startScript.ts'

/** Returns the source of an inline style in a content security policy, without quotes. */
export function hashOf(content: string): string {
  return `sha256-${hash('sha256', content, 'base64')}`
}

/**
 * Returns the policy of all pages. It has the hashes of every page's inline style, since a visit keeps the
 * policy of its first document.
 */
export function contentSecurityPolicy(config: SiteConfig, styleHashes: readonly string[]): string {
  const isDemo = config.mode === 'demo'
  // Emotion inserts its rules into an empty style element.
  const styles = [hashOf(''), ...styleHashes].map((source) => `'${source}'`).join(' ')
  const mail = isDemo ? '' : ` ${mailOrigin(config.mode)}`
  const scheduler = config.scheduler ? new URL(config.scheduler.url, config.siteUrl).origin : "'none'"
  return [
    "default-src 'none'",
    `script-src 'self' '${hashOf(START_SCRIPT)}'`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${mail}`,
    "worker-src 'self'",
    `frame-src ${isDemo ? "'self'" : scheduler}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types backdrop',
    ...(isDemo ? [] : ['upgrade-insecure-requests']),
  ].join('; ')
}

/** Returns the security headers of every response. */
export function securityHeaders(config: SiteConfig, styleHashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, styleHashes),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
