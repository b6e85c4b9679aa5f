import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** The Tab key follows the page's order: amis hands the number of a tab to the buttons in it as their place in that order. */
export const cureTabOrder: Cure = (page) => {
  for (const element of page.querySelectorAll<HTMLElement>('[tabindex]:not([tabindex="0"], [tabindex="-1"])')) {
    if (element.tabIndex > 0) {
      setAttribute(element, 'tabindex', '0');
    }
  }
};
