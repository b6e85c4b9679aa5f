import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** amis draws a button that cannot be pressed as a plain block or link; it stays a button that says so. */
export const cureDisabledButtons: Cure = (page) => {
  for (const block of page.querySelectorAll('.cxd-Button.is-disabled:not(button)')) {
    setAttribute(block, 'role', 'button');
    setAttribute(block, 'aria-disabled', 'true');
  }
};
