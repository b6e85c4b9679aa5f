import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** amis writes a page's title as a plain heading of the second order; without another it is the page's first. */
export const cureHeadings: Cure = (page) => {
  const titles = [...page.querySelectorAll('[class*="Page-title"]')];
  const first = page.querySelector('h1') ? undefined : titles[0];
  for (const title of titles) {
    setAttribute(title, 'role', title === first ? 'heading' : undefined);
    setAttribute(title, 'aria-level', title === first ? '1' : undefined);
  }
};
