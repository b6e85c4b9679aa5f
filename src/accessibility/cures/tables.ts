import { setAttribute } from '../attributes.ts';
import type { Cure } from './cure.ts';

/** Characters of a row's first cell that name the row. */
const LONGEST_NAME = 80;

/** Buttons that unfold the rows below their own. */
const UNFOLDING = '.pw-folded-button';

/**
 * Names the check boxes of a table: one by the first words of its row, the one in the head as the choice of all rows. A button that unfolds
 * rows says whether they are unfolded.
 */
export const cureTables: Cure = (page, text) => {
  for (const button of page.querySelectorAll(UNFOLDING)) {
    setAttribute(button, 'aria-expanded', String(button.closest('tr')?.classList.contains('is-expanded') ?? false));
  }
  for (const cell of page.querySelectorAll('[class*="Table-checkCell"]')) {
    const words = cell.nextElementSibling?.textContent?.trim().slice(0, LONGEST_NAME);
    const row = words ? `${text('host.name.row')}: ${words}` : text('host.name.row');
    for (const box of cell.querySelectorAll('input')) {
      setAttribute(box, 'aria-label', cell.tagName === 'TH' ? text('host.name.allRows') : row);
    }
  }
};
