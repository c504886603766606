import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { call } from 'virtual:content/call'
import { askFirst, scheduler as texts } from 'virtual:content/scheduler'
import { site } from '../../config/site.ts'
import { fill } from '../../shared/fill.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { withAlpha } from '../../theme/color.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Subheading } from '../../ui/text.ts'

/**
 * Milliseconds in the window after which the page says that the calendar does not answer, or may be empty.
 */
const PATIENCE = 6000
/** Height of the calendar, CSS pixels: tests/e2e/pages.spec.ts holds it. */
const HEIGHT = 850
/** Milliseconds after the frame's first `load` until which a violation is taken as the frame's own. */
const LATE_REPORT = 1000

/**
 * Returns the frame's `sandbox`. A calendar of another origin keeps its origin. One of this site's origin
 * does not, because it could remove its own sandbox.
 */
function sandboxFor(url: string): string {
  const isOwn = new URL(url, site.siteUrl).origin === new URL(site.siteUrl).origin
  const permissions = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
  return isOwn ? permissions : `${permissions} allow-same-origin`
}

/**
 * State of the frame. `blocked`: the policy does not allow its address, as when it redirects to another host.
 */
type Phase = 'loading' | 'loaded' | 'blocked'

/** Whether visitors can pick a time: in a calendar on the page or on a booking page. */
export const canBook = site.scheduler !== null || site.bookingUrl !== null

/**
 * The calendar for a call. With `askFirst` in agency.json it sends no request to its provider before the
 * visitor asks for it. Without a calendar: the button to the booking page. Without either: nothing.
 */
export function Scheduler() {
  const { scheduler, bookingUrl } = site
  const [asked, setAsked] = useState(!askFirst)
  const hydrated = useHydrated()
  if (!scheduler)
    return bookingUrl ? (
      <ButtonRow>
        <ButtonLink href={bookingUrl} external data-variant="primary">
          {call.book}
        </ButtonLink>
      </ButtonRow>
    ) : null
  if (asked) return <Calendar {...scheduler} />
  return (
    <Frame data-screen-only="">
      <Question>
        <Subheading>{texts.heading}</Subheading>
        <p>{fill(texts.text, { name: scheduler.name })}</p>
        <Button
          type="button"
          data-variant="primary"
          data-dead={hydrated ? undefined : ''}
          onClick={() => setAsked(true)}
        >
          {`${texts.load} `}
        </Button>
        <TextLink href={scheduler.url} external="said">
          {texts.open}
        </TextLink>
      </Question>
    </Frame>
  )
}

function Calendar({ url, name }: NonNullable<typeof site.scheduler>) {
  const [phase, setPhase] = useState<Phase>('loading')
  const [waited, setWaited] = useState(false)
  const hydrated = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const loadedAt = useRef(Infinity)
  // The focus would be lost with the pressed button, which is removed.
  useEffect(() => {
    if (askFirst) frame.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const { current: element } = frame
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // It may have loaded before hydration.
    if (performance.getEntriesByName(element.src).length > 0) {
      loadedAt.current = performance.now()
      setPhase('loaded')
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) timer ??= setTimeout(setWaited, PATIENCE, true)
    })
    observer.observe(element)
    // A later violation is not the calendar's: an extension can add frames.
    const onViolation = ({ effectiveDirective, blockedURI, timeStamp }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src' && blockedURI.startsWith('http')
      if (isFrame && timeStamp < loadedAt.current + LATE_REPORT) setPhase('blocked')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    // Only these reports have what was blocked before hydration. Firefox lacks them. Extensions add frames of
    // other schemes.
    const Reports = askFirst ? undefined : globalThis.ReportingObserver
    const early =
      Reports &&
      new Reports(
        (reports) => {
          early?.disconnect()
          if (
            reports.some(({ body }) =>
              /"blockedURL":"http.*"effectiveDirective":"frame-src"/.test(JSON.stringify(body)),
            )
          )
            setPhase('blocked')
        },
        { types: ['csp-violation'], buffered: true },
      )
    early?.observe()
    const end = setTimeout(() => early?.disconnect(), LATE_REPORT)
    return () => {
      observer.disconnect()
      early?.disconnect()
      for (const each of [timer, end]) clearTimeout(each)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [])
  // The focus would be lost with the hidden frame.
  useEffect(() => {
    const { activeElement, body } = document
    if (phase === 'blocked' && (activeElement === body || activeElement === frame.current))
      frame.current?.parentElement?.querySelector('a')?.focus({ preventScroll: true })
  }, [phase])

  const failed = phase === 'blocked' || (waited && phase === 'loading')
  return (
    <Frame data-screen-only="">
      <iframe
        ref={frame}
        loading={askFirst ? undefined : 'lazy'}
        src={url}
        // Hydration removes frames that extensions insert, and spares this one.
        data-own=""
        title={fill(texts.frame, { name })}
        height={HEIGHT}
        hidden={phase === 'blocked'}
        sandbox={sandboxFor(url)}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={({ currentTarget, timeStamp }) => {
          loadedAt.current = Math.min(loadedAt.current, timeStamp)
          // A blocked frame fires `load` too, before or after the violation. Not every browser reports that
          // one, so the note below keeps the link.
          setPhase((before) => (before === 'blocked' ? before : 'loaded'))
          // The document has replaced the frame's empty one, which had the focus.
          if (document.activeElement !== currentTarget) return
          currentTarget.blur()
          currentTarget.focus({ preventScroll: true })
        }}
      />
      <Note>
        <span role="status">
          {askFirst && phase === 'loading' ? `${texts.loading} ` : null}
          {failed ? `${fill(texts.late, { name })} ` : null}
        </span>
        {/* Not every browser reports a frame that stays empty. */}
        <TextLink href={url} external="said" data-early={(hydrated && !failed && !waited) || undefined}>
          {failed ? texts.open : texts.empty}
        </TextLink>
      </Note>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 94)};
  iframe:not([hidden]) {
    display: block;
    border: 0;
    width: 100%;
    height: ${HEIGHT}px;
    border-radius: 3px 3px 0 0;
  }
`

/**
 * A radial gradient draws circles around the text. Firefox mixes the result of `color-mix` in another color
 * space, which turns hard stops into wide bands, unless the gradient names one.
 */
const Question = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: center;
  justify-items: center;
  min-height: clamp(22rem, 46vw, 36rem);
  padding: var(--space-8);
  background:
    repeating-radial-gradient(
      ellipse 60% 74% at 50% 50% in srgb,
      transparent 0 calc(12.5% - 1px),
      ${withAlpha('line', 34)} calc(12.5% - 1px) 12.5%
    ),
    transparent;
  text-align: center;
  p {
    max-width: 38ch;
    color: var(--mist);
  }
`

const Note = styled.p`
  padding: var(--space-3) var(--space-panel);
  border-top: 1px solid var(--line);
  color: var(--mist);
  font-size: var(--size-small);
  [data-early] {
    visibility: hidden;
  }
`
