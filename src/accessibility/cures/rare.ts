import type { Cure } from './cure.ts';
import { cureTables } from './tables.ts';
import { cureUploads } from './uploads.ts';

/** Cures that few pages need. They share one file, which loads when a page first shows a table to choose from or to unfold, or an upload field. */
export const cureRare: Cure = (page, text) => {
  cureUploads(page, text);
  cureTables(page, text);
};
