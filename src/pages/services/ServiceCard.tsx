import styled from '@emotion/styled'
import { services, servicesPage } from 'virtual:content/services'
import { fill } from '../../shared/fill.ts'
import type { ServiceDrawing } from '../../shared/serviceIcons.ts'
import { maxWidth, minWidth } from '../../theme/media.ts'
import { Drawing, Icon } from '../../ui/Icon.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { MonoText, labelText, Subheading } from '../../ui/text.ts'

/**
 * `name` of all cards. The browser keeps at most one `details` element of a name open, without JavaScript.
 */
const GROUP = 'service'

const { ask, technologies: technologiesHeading, signedBy: signature = '' } = servicesPage.list

/** Width and height of a service's icon in CSS pixels. */
const ICON_SIZE = 26

type Service = (typeof services)[number]

const hasIcons = services.some(({ drawing }) => drawing)
/** Number of the column after that of the icons, which a page without any lacks. */
const afterIcons = hasIcons ? 2 : 1
const columns = (others: string, icon = '72px') => (hasIcons ? `${icon} ${others}` : others)

/**
 * Returns a title as it stands within a sentence: without parentheses, and with a small first letter except
 * in acronyms.
 */
function withinSentence(title: string): string {
  return title.replace(/ \(.*/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

/**
 * One service: its title, the person who answers for it and its description, and on a click its long
 * description and technologies.
 */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, description, icon, drawing, color, longDescription, technologies, signedBy } = service
  return (
    // `open` differs from the prerendered markup if the visitor opened the element before hydration.
    <Card name={GROUP} id={slug} data-color={color} data-icon={icon} suppressHydrationWarning>
      <summary>
        {drawing ? <ServiceIcon {...drawing} /> : null}
        {/* Chromium leaves a group out of the button's name. */}
        <hgroup role="none">
          <Subheading as="h2">{title}</Subheading>
          {signedBy === undefined ? null : <p>{fill(signature, { name: signedBy })}</p>}
        </hgroup>
        <span>{description}</span>
        <Icon name="plus" size={22} />
      </summary>
      <Inside>
        <div>
          <p>{longDescription}</p>
          <TextLink href={ask.href} data-screen-only="">
            {fill(ask.label, { service: withinSentence(title) })}
          </TextLink>
        </div>
        {technologies ? (
          <div>
            <h3>{technologiesHeading}</h3>
            <ul>
              {technologies.map((technology) => (
                <MonoText as="li" key={technology}>
                  {technology}
                </MonoText>
              ))}
            </ul>
          </div>
        ) : null}
      </Inside>
    </Card>
  )
}

function ServiceIcon({ lines, outline }: ServiceDrawing) {
  if (lines) return <Drawing paths={lines} size={ICON_SIZE} />
  return (
    <svg viewBox="0 0 24 24" width={ICON_SIZE} height={ICON_SIZE} fill="currentColor" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}

const Card = styled.details`
  --tint: var(--accent);
  position: relative;
  scroll-margin-top: var(--bar);
  &[data-color='first'] {
    --tint: var(--teal);
  }
  &[data-color='third'] {
    --tint: var(--green);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 max(calc(var(--space-8) * -1), -4vw);
    border-inline-start: 2px solid var(--accent);
    background: linear-gradient(
      var(--to-end),
      color-mix(in srgb, var(--accent) 13%, transparent),
      transparent 85%
    );
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--quick);
  }
  &[open]::before {
    opacity: 1;
  }
  summary {
    position: relative;
    display: grid;
    grid-template-columns: ${columns('1fr auto', '32px')};
    gap: var(--space-1) var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
  }
  hgroup {
    container-type: inline-size;
    grid-column: ${afterIcons};
    display: grid;
    gap: var(--space-1);
  }
  hgroup p {
    ${labelText}
  }
  h2 {
    --part: 1;
  }
  summary > svg:first-of-type {
    color: var(--tint);
  }
  summary:hover > svg:first-of-type,
  &[open] > summary > svg:first-of-type {
    color: var(--accent);
  }
  summary > span {
    color: var(--mist);
  }
  ${maxWidth('desktop')} {
    summary > svg:last-of-type {
      grid-area: 1 / ${afterIcons + 1};
    }
    summary > span {
      grid-column: ${afterIcons};
      font-size: var(--size-small);
    }
  }
  ${minWidth('desktop')} {
    summary {
      grid-template-columns: ${columns('minmax(18.5rem, 5.2fr) 4.8fr auto')};
      padding-block: var(--space-6);
    }
  }
`

const Inside = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-6) var(--space-4);
  grid-template-columns: ${columns('1fr', '32px')};
  padding: var(--space-1) 0 var(--space-10);
  > div {
    grid-column: ${afterIcons};
  }
  ${minWidth('desktop')} {
    grid-template-columns: ${columns('1fr')};
    > div > ul {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  > div:first-of-type {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    max-width: 68ch;
  }
  p {
    color: var(--foam);
    text-wrap: pretty;
  }
  h3 {
    ${labelText}
    margin-bottom: var(--space-3);
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2) var(--space-4);
  }
  li {
    color: var(--foam);
  }
`
