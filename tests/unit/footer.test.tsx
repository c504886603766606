import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteConfig } from '../../src/config/site.ts'
import { interfaceTexts, paths } from '../helpers/content.ts'

describe('the button for a call in the footer', () => {
  beforeEach(() => {
    vi.resetModules()
  })

  /** Returns the addresses of the footer's buttons for a call, on the page at `path`. */
  async function targetsOn(path: string, site: Partial<SiteConfig>) {
    vi.doMock('../../src/config/site.ts', () => ({ site }))
    const { Footer } = await import('../../src/app/Footer.tsx')
    const markup = renderToStaticMarkup(
      <Router ssrPath={path}>
        <Footer path={path} />
      </Router>,
    )
    const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<span>)?([^<]*)/g)]
    return links.filter(([, , text]) => text === interfaceTexts.footer.call).map(([, href]) => href)
  }

  it('leads to the booking page', async () => {
    const booking = { bookingUrl: 'https://calls.example/crew', scheduler: null }
    expect(await targetsOn(paths.contact, booking)).toEqual(['https://calls.example/crew'])
  })

  it('leads to the calendar of the contact page where there is no booking page', async () => {
    const booking = { bookingUrl: null, scheduler: { url: 'https://calls.example/embed', name: 'Calls' } }
    expect(await targetsOn(paths.about, booking)).toEqual([`${paths.contact}#schedule`])
    expect(await targetsOn(paths.contact, booking)).toEqual([`${paths.contact}#schedule`])
  })

  it('leads to the contact page where there is no calendar either, but not on that page', async () => {
    const booking = { bookingUrl: null, scheduler: null }
    expect(await targetsOn(paths.about, booking)).toEqual([paths.contact])
    expect(await targetsOn(paths.contact, booking)).toEqual([])
  })
})
