import { setAttribute } from '../attributes.ts';

/** Views of code that may scroll take the focus, so that the arrow keys reach all of it (WCAG 2.1.1). */
export function cureCodeViews(page: Document): void {
  for (const view of page.querySelectorAll<HTMLElement>('pre.cxd-Code')) {
    setAttribute(view, 'tabindex', '0');
  }
}
