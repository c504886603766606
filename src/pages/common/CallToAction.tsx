import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { call } from 'virtual:content/call'
import { paths } from 'virtual:content/navigation'
import { bookingLink } from '../../routes/call.ts'
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx'
import { besideBodies, insideOval, tallWindow } from '../../theme/media.ts'
import { Section } from '../../ui/Section.tsx'
import { Lead, Title } from '../../ui/text.ts'

interface CallToActionProps {
  heading: string
  text: string
  /** Target of the second button. Default: the booking link, if the site has one. */
  second?: { href: string; label: string }
  /** Number of the scene's keyframe at this section. Without it the scene stays as it is. */
  keyframe?: number
  /** Whether the text stands in the middle of the scene, in windows wider than a phone's. */
  centred?: boolean
  className?: string
}

/** Last section of a page, over the scene: a large heading and one or two buttons. */
export function CallToAction({ heading, text, second, keyframe, centred, className }: CallToActionProps) {
  return (
    <Band
      className={className}
      {...marked({ surface: 'open', around: centred, keyframe })}
      aria-labelledby="call-to-action"
    >
      <Title as="h2" id="call-to-action" data-reveal="">
        {heading}
      </Title>
      <Lead data-reveal="">{text}</Lead>
      <ButtonRow>
        <ButtonLink href={paths.contact} data-variant="primary">
          {`${call.write} `}
        </ButtonLink>
        {second ? (
          <ButtonLink href={second.href}>{second.label}</ButtonLink>
        ) : bookingLink ? (
          <ButtonLink {...bookingLink}>{call.book}</ButtonLink>
        ) : null}
      </ButtonRow>
    </Band>
  )
}

const Band = styled(Section)`
  display: grid;
  gap: var(--space-6);
  align-content: center;
  min-height: var(--screen);
  h2 {
    max-width: max(6em, var(--widest-word, 6) * 1em);
  }
  p {
    max-width: 44ch;
  }
  ${besideBodies} {
    p {
      max-width: min(44ch, var(--text-columns));
    }
  }
  ${tallWindow} {
    /* The room for the header begins in the space at the end of the panel before. */
    [data-surface='panel'] + & {
      margin-top: calc(var(--space-section) * -1);
    }
    /* The rows of heading, text and buttons, and the scene gap below them. */
    grid-template-rows: repeat(3, auto) 1fr;
    && {
      padding-top: calc(var(--header) + var(--space-4));
      padding-bottom: calc(var(--scene-gap) / 2);
      &::before {
        grid-row: 1 / 4;
        inset-block-start: calc((var(--header) + var(--space-4) + var(--space-24)) * -1);
        inset-block-end: calc(var(--space-24) * -1);
      }
    }
  }
  ${insideOval} {
    &[data-scrim='centre'] {
      grid-template-rows: none;
      justify-items: center;
      /* Above the lowest bodies, which arrive before it. */
      padding-block: calc(var(--header) + var(--space-10))
        calc(var(--header) + var(--space-10) + var(--screen) * 0.08);
      text-align: center;
      &::before {
        grid-row: auto;
        inset: 0 max(0px, 50% - 34rem) 8%;
        mask-image: none;
      }
    }
  }
`
