import styled from '@emotion/styled'
import type { FocusEvent } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { agency } from 'virtual:content/agency'
import { headerLinks, paths } from 'virtual:content/navigation'
import { routeOf } from '../routes/served.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { maxWidth, minWidth } from '../theme/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { labelText } from '../ui/text.ts'

/** Id of the menu's popover, for the button that opens it. */
export const MENU_ID = 'menu'

/** Closes the menu. Call it once the focus is elsewhere: else the menu would give it to its button. */
export const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover?.()

/** Open, the menu would cover what has the focus. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // A click on the menu's button closes the menu by itself.
  if (!(relatedTarget instanceof Element) || relatedTarget.matches('[popovertarget]')) return
  if (!currentTarget.contains(relatedTarget)) closeMenu()
}

/**
 * The main navigation: a popover on small screens, which opens and closes without JavaScript, and a list in
 * the bar on desktops. The popover's `toggle` event writes `menuOpen` to the store. In small windows of a
 * browser without popovers, as those of 2022, the footer has the links.
 */
export function MainMenu({ path }: { path: string }) {
  const { label: menuLabel, here, start } = interfaceTexts.menu
  const current = { 'aria-current': 'page', 'data-here': here } as const

  return (
    <Menu
      id={MENU_ID}
      popover="auto"
      aria-label={menuLabel}
      onToggle={({ newState }) => updateSite(siteStore, { menuOpen: newState === 'open' })}
      onBlur={closeBehindFocus}
    >
      <ul>
        {headerLinks.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} {...(routeOf(href) === routeOf(path) && current)}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <ButtonLink href={paths.contact} data-variant="primary">
        {start}
      </ButtonLink>
      <ContactLinks>
        <a href={`mailto:${agency.email}`}>{`${agency.email} `}</a>
        <a href={agency.telHref}>{agency.phone}</a>
      </ContactLinks>
    </Menu>
  )
}

const Menu = styled.nav`
  ul {
    display: flex;
  }
  li a {
    padding-block: var(--space-3);
    text-decoration: none;
    &[aria-current] {
      color: var(--accent);
    }
  }
  ${maxWidth('desktop')} {
    @supports not selector(:popover-open) {
      display: none;
    }
    inset-block: var(--header) auto;
    inset-inline: auto 0;
    width: min(100%, 27rem);
    max-height: calc(100dvh - var(--header));
    margin: 0;
    padding: var(--space-2) var(--margin) var(--space-8);
    overflow-y: auto;
    border: var(--rule);
    border-width: 1px 0;
    background: var(--ink-950);
    color: var(--foam);
    &::backdrop {
      inset: var(--header) 0 0;
      background: ${withAlpha('ink-950', 72)};
    }
    ul {
      flex-direction: column;
      margin-bottom: var(--space-6);
    }
    li a {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      border-bottom: var(--rule);
      font: 360 var(--size-title) / 1.3 var(--font-display);
      letter-spacing: -0.02em;
      &[aria-current]::after {
        content: attr(data-here);
        /* aria-current says it already: without the empty text the link would be called "Homehere". */
        content: attr(data-here) / '';
        ${labelText}
      }
    }
    > a {
      width: 100%;
    }
  }
  ${minWidth('desktop')} {
    /* Without the browser's styles of a popover. */
    all: unset;
    display: flex;
    grid-column: 3;
    align-items: center;
    gap: var(--space-8);
    ul {
      flex-wrap: wrap;
      justify-content: flex-end;
      gap: 0 clamp(var(--space-4), 2vw, var(--space-8));
    }
    li a {
      position: relative;
      display: block;
      font-size: var(--size-small);
      white-space: nowrap;
      transition: color var(--quick);
      &:not([aria-current], :hover) {
        color: var(--mist);
      }
      &[aria-current]::after {
        content: '';
        position: absolute;
        inset-inline-end: 0;
        bottom: var(--space-2);
        inset-inline-start: 0;
        border-top: 1.5px solid;
      }
    }
    > a {
      flex: none;
      min-height: var(--target);
      padding: var(--space-2) var(--space-4);
    }
  }
`

const ContactLinks = styled.p`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-6);
  font: var(--mono);
  a {
    padding-block: var(--space-3);
    text-decoration: none;
  }
  ${minWidth('desktop')} {
    display: none;
  }
`
