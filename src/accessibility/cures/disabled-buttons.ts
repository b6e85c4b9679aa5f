import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** amis draws a button that cannot be pressed as a plain block; it stays a button that says so. */
export const cureDisabledButtons: Cure = (page) => {
  for (const block of page.querySelectorAll('div.cxd-Button.is-disabled')) {
    setAttribute(block, 'role', 'button');
    setAttribute(block, 'aria-disabled', 'true');
  }
};
