import { idOf, setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** The entries of a menu that can be chosen, as amis draws them. A style may hide one. */
export const entriesOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('li[class*="DropDown-button"]:not([class*="is-disabled"])')].filter(
    (entry) => getComputedStyle(entry).display !== 'none',
  );

/** Buttons with a menu say so, and whether it is open; its entries are entries. */
export const cureMenus: Cure = (page) => {
  for (const place of page.querySelectorAll('[class*="DropDown "], [class$="DropDown"]')) {
    const button = place.querySelector(':scope > button, :scope > [class*="Button"]');
    const menu = place.querySelector('ul[class*="DropDown-menu"]');
    if (!button) {
      continue;
    }
    setAttribute(button, 'aria-haspopup', 'menu');
    setAttribute(button, 'aria-expanded', String(menu !== null));
    setAttribute(button, 'aria-controls', menu ? idOf(menu) : undefined);
    if (menu) {
      setAttribute(menu, 'role', 'menu');
      setAttribute(menu, 'aria-labelledby', idOf(button));
    }
    for (const entry of menu?.children ?? []) {
      const isEntry = entry.className.includes('DropDown-button');
      setAttribute(entry, 'role', isEntry ? 'menuitem' : 'separator');
      setAttribute(entry, 'tabindex', isEntry ? '-1' : undefined);
      setAttribute(entry, 'aria-disabled', entry.className.includes('is-disabled') ? 'true' : undefined);
    }
  }
};
