import styled from '@emotion/styled'
import { interfaceTexts } from 'virtual:content/interface'
import { useHydrated } from '../shared/useHydrated.ts'
import { useSite } from '../store/site.ts'
import { withAlpha } from '../theme/color.ts'
import { grid } from '../theme/grid.ts'
import { minWidth } from '../theme/media.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { BackdropControl, BarButton } from './BackdropControl.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu, MENU_ID } from './MainMenu.tsx'

/**
 * The bar at the top of the window: the skip link, the logo, the main navigation, the button that opens it on
 * small screens, and the background's.
 */
export function Header({ path }: { path: string }) {
  const solid = useSite((state) => state.scrollY > grid.solidAfter)
  const open = useSite((state) => state.menuOpen)
  const hydrated = useHydrated()
  const { menu } = interfaceTexts
  return (
    <Bar data-solid={solid || undefined}>
      <Skip href="#content" data-screen-only="">
        {interfaceTexts.skipLink}
      </Skip>
      <Logo />
      <BackdropControl />
      {/* Without JavaScript the browser reports the popover's state, which a prerendered attribute would
          override. */}
      <MenuButton type="button" popoverTarget={MENU_ID} aria-expanded={hydrated ? open : undefined}>
        <VisuallyHidden>{open ? menu.close : menu.open}</VisuallyHidden>
        <Icon name={open ? 'close' : 'bars'} />
      </MenuButton>
      <MainMenu path={path} />
    </Bar>
  )
}

/**
 * The columns of the logo, the background's button, which appears late, and the menu's button or the links.
 */
const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--target) auto;
  gap: var(--space-2);
  align-items: center;
  min-height: ${grid.header}px;
  padding-inline: var(--margin);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--quick),
    border-color var(--quick);
  &[data-solid] {
    border-color: var(--line);
    /*
     * Firefox and WebKit do not blur without a GPU. With less, what is beneath is seen between the words of
     * the bar.
     */
    background: ${withAlpha('ink-950', 98)};
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
  > a {
    justify-self: start;
  }
  ${minWidth('desktop')} {
    /* Links that leave less room for the logo take two rows. */
    grid-template-columns: minmax(10rem, 1fr) var(--target) auto;
  }
  /* The open menu below the bar has the same color. */
  &:has(:popover-open) {
    background: var(--ink-950);
  }
`

const MenuButton = styled(BarButton)`
  grid-area: 1 / 3;
  ${minWidth('desktop')} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`

const Skip = styled.a`
  position: fixed;
  z-index: 30;
  top: var(--space-3);
  inset-inline-start: var(--margin);
  padding: var(--space-3) var(--space-4);
  border-radius: 3px;
  background: var(--highlight);
  color: var(--ink-950);
  font-weight: 600;
  forced-color-adjust: none;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`
