import type { Cure } from '../cures/cure.ts';
import { cureCalendars, listenForCalendarEscape } from './calendars.ts';
import { cureChoices } from './lists.ts';

listenForCalendarEscape(document);

/** What opens over the page from a field. Loaded with the first field that opens something. */
export const curePopups: Cure = (page, text) => {
  cureChoices(page, text);
  cureCalendars(page, text);
};
