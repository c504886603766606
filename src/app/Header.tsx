import styled from '@emotion/styled'
import { useEffect, useRef, type MouseEvent } from 'react'
import { site } from '../config/site.ts'
import { routes } from '../routes/table.ts'
import { watchMedia } from '../shared/media.ts'
import { telHref } from '../shared/phone.ts'
import { useHydrated } from '../shared/useHydrated.ts'
import { siteStore, updateSite, useSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { breakpoints } from '../theme/tokens.ts'
import { maxWidth, minWidth } from '../theme/layout.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Logo } from './Logo.tsx'

const MENU = 'menu'
/** Vertical scroll, in CSS pixels, beyond which the bar becomes solid. */
const SOLID_AFTER = 50

/**
 * The bar on top. The menu of small screens is a popover, so it opens and closes without a script; its `toggle` event
 * is the one truth about it and writes the store. On desktops the same list stands in the bar.
 */
export function Header({ path }: { path: string }) {
  const solid = useSite((state) => state.scrollY > SOLID_AFTER)
  const open = useSite((state) => state.menuOpen)
  const hydrated = useHydrated()
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = menu.current
    if (!element) return undefined
    const onToggle = () => updateSite(siteStore, { menuOpen: element.matches(':popover-open') })
    onToggle()
    element.addEventListener('toggle', onToggle)
    const unwatch = watchMedia(`(min-width: ${breakpoints.desktop / 16}rem)`, () => hide(element))
    return () => {
      element.removeEventListener('toggle', onToggle)
      unwatch()
    }
  }, [])

  useEffect(() => hide(menu.current), [path])

  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) hide(menu.current)
  }

  return (
    <Bar data-solid={solid || undefined}>
      <Logo />
      {/* Without a script the browser itself tells the state of a popover's button; a fixed attribute would lie. */}
      <MenuButton type="button" popoverTarget={MENU} aria-expanded={hydrated ? open : undefined}>
        <VisuallyHidden>{open ? 'Close menu' : 'Open menu'}</VisuallyHidden>
        <Icon name={open ? 'close' : 'bars'} />
      </MenuButton>
      <Menu id={MENU} ref={menu} popover="auto" aria-label="Main" onClick={closeOnChoice}>
        <ul>
          {routes
            .filter((route) => route.inHeader)
            .map((route) => (
              <li key={route.id}>
                <Anchor href={route.path} aria-current={route.path === path ? 'page' : undefined}>
                  {route.label}
                </Anchor>
              </li>
            ))}
        </ul>
        <ButtonLink href="/contact" data-variant="primary">
          Get Started
        </ButtonLink>
        <Reach>
          <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
          <a href={telHref(site.contact.phone)}>{site.contact.phone}</a>
        </Reach>
      </Menu>
    </Bar>
  )
}

function hide(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-6);
  height: var(--header);
  padding-inline: var(--margin);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  &[data-solid] {
    border-color: var(--line);
    background: ${withAlpha('ink-950', 86)};
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
  /* The open menu and the bar are one sheet. */
  &:has(:popover-open) {
    background: var(--ink-950);
  }
  @media print {
    position: static;
  }
`

const MenuButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: ${withAlpha('ink-950', 72)};
  ${minWidth('desktop')} {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Menu = styled.nav`
  ul {
    display: flex;
  }
  ${maxWidth('desktop')} {
    inset: var(--header) 0 auto auto;
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
      padding-block: var(--space-3);
      border-bottom: 1px solid var(--line);
      font-family: var(--font-display);
      font-size: var(--size-title);
      font-weight: 360;
      letter-spacing: -0.02em;
      line-height: 1.3;
      text-decoration: none;
      &[aria-current] {
        color: var(--accent);
      }
      &[aria-current]::after {
        content: 'here';
        color: var(--mist);
        font-family: var(--font-figures);
        font-size: var(--size-figures);
        letter-spacing: 0;
      }
    }
    > a {
      width: 100%;
    }
  }
  ${minWidth('desktop')} {
    display: flex;
    position: static;
    align-items: center;
    gap: var(--space-8);
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
    border: 0;
    background: none;
    color: inherit;
    ul {
      gap: clamp(var(--space-4), 2vw, var(--space-8));
    }
    li a {
      position: relative;
      display: block;
      padding-block: var(--space-3);
      color: var(--mist);
      font-size: var(--size-small);
      text-decoration: none;
      transition: color var(--quick) var(--ease);
      &:hover {
        color: var(--foam);
      }
      &[aria-current] {
        color: var(--accent);
      }
      &[aria-current]::after {
        content: '';
        position: absolute;
        right: 0;
        bottom: var(--space-2);
        left: 0;
        border-top: 1.5px solid;
      }
    }
    > a {
      min-height: var(--target);
      padding: var(--space-2) var(--space-4);
    }
  }
  @media print {
    display: none;
  }
`

const Reach = styled.p`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-6);
  font-family: var(--font-figures);
  font-size: var(--size-figures);
  a {
    padding-block: var(--space-2);
    color: var(--mist);
    text-decoration: none;
  }
  ${minWidth('desktop')} {
    display: none;
  }
`
