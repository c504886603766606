import type { SiteStore } from '../store/site.ts'

export function startBackdrop(_store: SiteStore): void {}
