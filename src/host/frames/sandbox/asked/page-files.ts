import type { FrameParts } from '../../frame-parts.ts';
import { saveFile } from '../../save-text.ts';
import { type FromPage, sentError, type ToPage } from '../messages.ts';
import { wasUsed } from './used.ts';

/** Milliseconds between two files of a page, whether it has made them or a call has brought them. */
export const FILE_PERIOD = 1000;

/**
 * Saves the files that a page has made: its own document cannot save any. Each needs a click, and its name says what it is
 * (`src/hardening/links/file-names.ts`).
 * @param isTime whether it is time for another file
 * @returns saves a file, and answers with the message for the page's document
 */
export function createPageFiles({ text }: Pick<FrameParts, 'text'>, isTime: () => boolean) {
  return ({ id, name, file }: Extract<FromPage, { type: 'save' }>): ToPage => {
    if (!(file instanceof Blob) || !wasUsed() || !isTime())
      return { type: 'refused', id, error: sentError(new Error(text('host.frame.unasked'))) };
    saveFile(String(name).slice(0, 255), file);
    return { type: 'answer', id, answer: { status: 200, headers: {}, data: null } };
  };
}
