import styled from '@emotion/styled'
import { useEffect, useRef, type FocusEvent } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { agency } from 'virtual:content/agency'
import { headerLinks, paths } from 'virtual:content/navigation'
import { routeOf } from '../routes/served.ts'
import { watchMedia } from '../shared/browser.ts'
import { siteStore, updateSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { maxWidth, minWidth, minWidthCondition } from '../theme/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { labelText } from '../ui/text.ts'

/** Milliseconds from the choice of a link until the menu closes, if the focus does not close it before. */
const CLOSE_DELAY = 300

/** Id of the menu's popover, for the button that opens it. */
export const MENU_ID = 'menu'

/**
 * Whether the browser shows the menu as a popover. Browsers of 2022 to 2024 do not, and throw for
 * `:popover-open`.
 */
const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Opens or closes the menu where the browser has no popovers. */
export function setMenuOpen(menuOpen: boolean): void {
  if (!hasPopovers()) updateSite(siteStore, { menuOpen })
}

const isOpen = (menu: HTMLElement) => hasPopovers() && menu.matches(':popover-open')

const hideMenu = (menu: HTMLElement | null) => {
  setMenuOpen(false)
  if (!menu || !isOpen(menu)) return
  // The menu would give the focus back to its button, which screen readers would say before the new page.
  menu.querySelector<HTMLElement>(':focus')?.blur()
  menu.hidePopover()
}

/** Copies to the store whether the menu is open. */
const copyState = (menu: HTMLElement) => updateSite(siteStore, { menuOpen: isOpen(menu) })

/** Open, the menu would cover what has the focus. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // A click on the menu's button closes the menu by itself.
  if (!(relatedTarget instanceof Element) || relatedTarget.matches('[popovertarget]')) return
  if (!currentTarget.contains(relatedTarget)) hideMenu(currentTarget)
}

// There is one menu: the timer that closes it, and the path of the last page.
let closing: ReturnType<typeof setTimeout> | undefined
let lastPath: string | undefined

/**
 * The main navigation: a popover on small screens, which opens and closes without JavaScript, and a list in
 * the bar on desktops. The popover's `toggle` event writes `menuOpen` to the store.
 */
export function MainMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null)
  const { label: menuLabel, here, start } = interfaceTexts.menu
  const current = { 'aria-current': 'page', 'data-here': here } as const

  useEffect(() => {
    // The visitor can open it before hydration.
    if (menu.current) copyState(menu.current)
    // The menu stays in the top layer if it is open while the window grows.
    // A narrower window must not close it: the event can come after the press that opens the menu.
    return watchMedia(minWidthCondition('desktop'), (isWide) => {
      if (isWide) hideMenu(menu.current)
    })
  }, [])

  // The heading of the next page gets the focus first, which closes the menu by itself. Closed before, the
  // menu would let the focus fall to the document, and screen readers would say its button's state instead of
  // the heading.
  const closeSoon = () => {
    // A choice and the change of path that follows it both close the menu.
    clearTimeout(closing)
    closing = setTimeout(hideMenu, CLOSE_DELAY, menu.current)
  }

  useEffect(() => {
    // Not for the first page: the visitor may have opened its menu before hydration.
    if (lastPath && lastPath !== path) closeSoon()
    lastPath = path
  }, [path])

  return (
    <Menu
      id={MENU_ID}
      ref={menu}
      popover="auto"
      aria-label={menuLabel}
      onToggle={({ currentTarget }) => copyState(currentTarget)}
      // The visitor opens it again: the timer may fire before the event `toggle`, which is a task of its own.
      onBeforeToggle={() => clearTimeout(closing)}
      // A link to the current page does not change the path, so the effect above does not run.
      onClick={({ target }) => {
        if ((target as Element).closest('a')) closeSoon()
      }}
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
      position: fixed;
      /* Its button precedes it. */
      button:not([aria-expanded='true']) + & {
        display: none;
      }
    }
    inset-block: var(--header) auto;
    inset-inline: auto 0;
    width: min(100%, 27rem);
    max-height: calc(100dvh - var(--header));
    margin: 0;
    padding: var(--space-2) var(--margin) var(--space-8);
    overflow-y: auto;
    border: 1px solid var(--line);
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
      border-bottom: 1px solid var(--line);
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
    color: var(--mist);
    text-decoration: none;
  }
  ${minWidth('desktop')} {
    display: none;
  }
`
