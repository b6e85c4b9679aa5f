import { idOf, setAttribute } from '../attributes.ts';
import type { Cure, Text } from './cure.ts';

/** What opens below a field stands at the end of the document: a region of its own, named like its field's choices. */
function namePopovers(page: Document, text: Text): void {
  for (const popover of page.querySelectorAll('[class*="PopOver "]')) {
    if (!popover.closest('main, [role=dialog]')) {
      setAttribute(popover, 'role', 'region');
      setAttribute(popover, 'aria-label', text('host.name.choices'));
    }
  }
}

/** amis's selects name the list they own, also while there is none. */
function cureBoxes(page: Document): void {
  for (const box of page.querySelectorAll('[role=combobox][aria-haspopup=listbox]')) {
    const owned = box.getAttribute('aria-owns') ?? box.getAttribute('data-owned');
    const list = owned ? page.getElementById(owned) : null;
    const marked = list?.querySelector('[role=option][class*="is-highlight"]');
    setAttribute(box, 'aria-controls', list ? idOf(list) : undefined);
    setAttribute(box, 'aria-activedescendant', marked ? idOf(marked) : undefined);
    if (owned && !list) {
      box.setAttribute('data-owned', owned);
      box.removeAttribute('aria-owns');
    }
  }
}

/** Messages announce themselves. */
function cureToasts(page: Document): void {
  for (const toast of page.querySelectorAll('[class*="Toast "]')) {
    setAttribute(toast, 'role', 'status');
  }
}

/** What amis opens outside of the page's landmarks; what is in it is cured in `popups`. */
export const curePopovers: Cure = (page, text) => {
  namePopovers(page, text);
  cureBoxes(page);
  cureToasts(page);
};
