import styled from '@emotion/styled'
import { interfaceTexts } from '../content/interface.ts'
import { useHydrated } from '../shared/useHydrated.ts'
import { useSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { minWidth } from '../theme/layout.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { BackdropControl } from './BackdropControl.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { hasPopovers, MENU_ID, setMenuOpen } from './menuPopover.ts'
import { SkipLink } from './SkipLink.tsx'

/** Vertical scroll in CSS pixels beyond which the bar becomes solid. */
const SOLID_AFTER = 50

/** The bar at the top of the window: the skip link, the logo, the main navigation, the button that opens it on small screens, and the background's. */
export function Header({ path }: { path: string }) {
  const solid = useSite((state) => state.scrollY > SOLID_AFTER)
  const open = useSite((state) => state.menuOpen)
  const hydrated = useHydrated()
  const { menu } = interfaceTexts
  const toggle = () => {
    if (!hasPopovers()) setMenuOpen(!open)
  }
  return (
    <Bar data-solid={hydrated ? solid || undefined : 'by-scroll'}>
      <SkipLink />
      <Logo />
      {/* Without JavaScript the browser reports the popover's state, which a prerendered attribute would override. */}
      <MenuButton
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={hydrated ? open : undefined}
        onClick={toggle}
      >
        <VisuallyHidden>{open ? menu.close : menu.open}</VisuallyHidden>
        <Icon name={open ? 'close' : 'bars'} />
      </MenuButton>
      <MainMenu path={path} />
      <BackdropControl />
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: var(--space-6);
  height: var(--header);
  padding-inline: var(--margin);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  &[data-solid] {
    border-color: var(--line);
    /* Firefox and WebKit do not blur without a GPU. With less, the text beneath is legible between the words of the bar. */
    background: ${withAlpha('ink-950', 95)};
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
  /* Until hydration the scroll position itself changes the bar. Where it cannot, the bar is solid from the start. */
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      &[data-solid='by-scroll'] {
        animation: from-clear linear both;
        animation-timeline: scroll();
        animation-range: ${SOLID_AFTER}px ${SOLID_AFTER + 1}px;
      }
    }
  }
  > a {
    margin-right: auto;
  }
  /* The open menu below the bar has the same color. */
  &:has(:popover-open) {
    animation: none;
    background: var(--ink-950);
  }
  @media print {
    position: static;
  }
`

const MenuButton = styled.button`
  display: grid;
  flex: none;
  order: 2;
  place-items: center;
  width: var(--control);
  height: var(--control);
  /* BackdropControl stands in the margin. It appears late, and must not narrow a long logo. */
  margin-left: calc(var(--control) + var(--space-2));
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
