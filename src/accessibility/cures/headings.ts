import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';

/** Headings that amis writes at a fixed level, whatever stands above them. */
const FIXED = /(^|\s)\w*-?(Page-title|Panel-title|Card-title)(\s|$)/;

const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.replace(/\D/g, '')) || 2;

/** One first-order heading, and no level left out: amis's fixed headings come right below the one before them. */
export const cureHeadings: Cure = (page) => {
  const written = page.querySelector('h1');
  let above = 0;
  for (const heading of page.querySelectorAll(HEADINGS)) {
    if (FIXED.test(heading.className)) {
      const level = above === 0 && !written ? 1 : Math.max(2, Math.min(above + 1, 3));
      setAttribute(heading, 'role', 'heading');
      setAttribute(heading, 'aria-level', String(level));
    }
    above = levelOf(heading);
  }
};
