import { siteStore, updateSite } from '../store/site.ts'

/** Id of the menu's popover, for the button that opens it. */
export const MENU_ID = 'menu'

/** Returns false in Safari before version 17 and Firefox before 125. There the store alone opens and closes the menu. */
export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype
}

/** Writes to the store whether the menu is open. */
export function setMenuOpen(menuOpen: boolean): void {
  updateSite(siteStore, { menuOpen })
}

/** Closes the menu, if it is open. */
export function hideMenu(menu: HTMLElement | null): void {
  if (!hasPopovers()) setMenuOpen(false)
  else if (menu?.matches(':popover-open')) menu.hidePopover()
}
