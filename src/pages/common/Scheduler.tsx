import styled from '@emotion/styled'
import { useState } from 'react'
import { call } from 'virtual:content/call'
import { askFirst, scheduler as texts } from 'virtual:content/scheduler'
import { site } from '../../config/site.ts'
import { bookingLink } from '../../routes/call.ts'
import { fill } from '../../shared/fill.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { withAlpha } from '../../theme/color.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Subheading } from '../../ui/text.ts'

/** Height of the calendar, CSS pixels: tests/e2e/pages.spec.ts holds it. */
const HEIGHT = 850
/**
 * Returns the frame's `sandbox`. A calendar of another origin keeps its origin. One of this site's origin
 * does not, because it could remove its own sandbox.
 */
function sandboxFor(url: string): string {
  const isOwn = new URL(url, site.siteUrl).origin === new URL(site.siteUrl).origin
  const permissions = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
  return isOwn ? permissions : `${permissions} allow-same-origin`
}

/** The focus would be lost with the pressed button, which is removed. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * The calendar for a call. With `askFirst` in agency.json it sends no request to its provider before the
 * visitor asks for it. Without a calendar: the button to the booking page. Without either: nothing.
 */
export function Scheduler() {
  const { scheduler } = site
  const [asked, setAsked] = useState(!askFirst)
  const hydrated = useHydrated()
  if (!scheduler)
    return bookingLink ? (
      <ButtonRow>
        <ButtonLink {...bookingLink} data-variant="primary">
          {call.book}
        </ButtonLink>
      </ButtonRow>
    ) : null
  const { url, name } = scheduler
  return (
    <Frame data-screen-only="">
      {asked ? (
        <iframe
          ref={askFirst ? takeFocus : undefined}
          loading={askFirst ? undefined : 'lazy'}
          src={url}
          title={fill(texts.frame, { name })}
          height={HEIGHT}
          sandbox={sandboxFor(url)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Question>
          <Subheading>{texts.heading}</Subheading>
          <p>{fill(texts.text, { name })}</p>
          <Button
            type="button"
            data-variant="primary"
            data-dead={hydrated ? undefined : ''}
            onClick={() => setAsked(true)}
          >
            {texts.load}
          </Button>
        </Question>
      )}
      {/* For a calendar that is blocked or stays empty, which not every browser reports. */}
      <Note>
        <TextLink href={url} external="said">
          {texts.open}
        </TextLink>
      </Note>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  max-width: 55rem;
  border: var(--rule);
  border-radius: 4px;
  background: ${withAlpha('ink-900', 94)};
  iframe {
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
  }
`

const Note = styled.p`
  padding: var(--space-3) var(--space-panel);
  border-top: var(--rule);
  font-size: var(--size-small);
`
