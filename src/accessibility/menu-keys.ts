import { entriesOf } from './cures/menus.ts';
import { stepTo } from './step-to.ts';

const buttonOf = (menu: Element): HTMLElement | null =>
  menu.parentElement?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? null;

function closeMenu(menu: Element): void {
  const button = buttonOf(menu);
  button?.click();
  button?.focus();
}

/** From a menu's button, the arrow down leads into the menu, opening it first; Enter and Space do where it is closed. */
function enterMenu(button: HTMLElement): void {
  if (button.getAttribute('aria-expanded') !== 'true') {
    button.click();
  }
  requestAnimationFrame(() => {
    const menu = button.parentElement?.querySelector('[role=menu]');
    if (menu) {
      entriesOf(menu)[0]?.focus();
    }
  });
}

const leadsIn = (key: string, button: Element): boolean =>
  key === 'ArrowDown' || ((key === 'Enter' || key === ' ') && button.getAttribute('aria-expanded') !== 'true');

function onMenuKey(event: KeyboardEvent, menu: Element, entry: HTMLElement): boolean {
  const entries = entriesOf(menu);
  const next = stepTo(event.key, entries.indexOf(entry), entries.length);
  if (next !== undefined) {
    entries[next]?.focus();
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    (entry.querySelector<HTMLElement>('a, button') ?? entry).click();
    return true;
  }
  if (event.key === 'Escape' || event.key === 'Tab') {
    closeMenu(menu);
    return event.key === 'Escape';
  }
  return false;
}

/** The chosen entry goes with its menu: the focus is back at the button first, and what the entry does may lead it elsewhere. */
function onChoice({ target }: MouseEvent): void {
  const menu = (target as Element).closest('[role=menuitem]')?.parentElement;
  if (menu) {
    buttonOf(menu)?.focus();
  }
}

/** Arrow keys, Home and End move in an open menu, Enter and Space choose, Escape and Tab leave it. A menu opened by key has the focus. */
export function listenForMenuKeys(page: Document): void {
  page.addEventListener('click', onChoice, true);
  page.addEventListener('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const menu = target?.closest('[role=menu]');
    const button = target?.closest<HTMLElement>('[aria-haspopup=menu]');
    let handled = false;
    if (target && menu && target.getAttribute('role') === 'menuitem') {
      handled = onMenuKey(event, menu, target);
    } else if (button && leadsIn(event.key, button)) {
      enterMenu(button);
      handled = true;
    } else if (button && event.key === 'Escape' && button.getAttribute('aria-expanded') === 'true') {
      button.click();
      handled = true;
    }
    if (handled) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
}
