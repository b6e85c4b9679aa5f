import { idOf, setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

const TITLE = '[class*="Modal-title"], [class*="Drawer-title"], [class*="Drawer-header"]';

/** Dialogs and drawers say that they are modal and what they are called. */
export const cureDialogs: Cure = (page, text) => {
  for (const dialog of page.querySelectorAll('[role=dialog]')) {
    const title = dialog.querySelector(TITLE);
    setAttribute(dialog, 'aria-modal', 'true');
    setAttribute(dialog, 'aria-labelledby', title ? idOf(title) : undefined);
    setAttribute(dialog, 'aria-label', title ? undefined : text('host.name.dialog'));
    setAttribute(dialog, 'tabindex', '-1');
  }
};
