import { COSTLY_ELEMENTS } from '../../../hardening/bounds/costly-drawing.ts';
import { drawingCost, isPlainText } from '../../../hardening/bounds/drawing-cost.ts';
import { isLargeMarkup, MADE, MARKUP, PAGE, TINY_COST } from '../../../hardening/bounds/markup-size.ts';
import { isDeepMarkup } from '../../../hardening/bounds/nesting.ts';
import { createMarkupRoom, type MarkupRoom } from '../../../hardening/bounds/shown-markup.ts';
import { type MarkupBound, restrictMarkup } from '../../../hardening/html/bounded-markup.ts';
import { config } from '../../../hardening/html/purifier.ts';
import { guardElementTexts, restrictTexts, type TextBound } from '../../../hardening/html/text-sinks.ts';
import type { Speaker } from '../../frame-data/speaker.ts';

/** Tags of source code that Monaco has coloured. */
const COLOUR = /<\/?span>|<span class="mtk\d+[ \w]*">|<br\/?>/g;

/** Whether a library made the markup: it has parts for each word or cell, which a page does not write one by one. */
const isMade = (html: string, place: object | undefined): boolean =>
  (place instanceof Element && (place.className === 'amis-scope' || place.closest('.monaco-editor') !== null)) ||
  (html.startsWith('<span>') && !html.replace(COLOUR, '').includes('<'));

/** What stands in place of a text. */
export interface MarkupNotes {
  /** The text is too large by itself. */
  long(): string;
  /** All texts together are. */
  many(): string;
}

/**
 * Makes the bound for documents that show a tenant's page: a text that is too large is replaced by a note, whatever shows it, and so is
 * one for which the others leave no room. Every element of markup is drawn, however many there are.
 */
export function markupBound({ long, many }: MarkupNotes, hasRoom: MarkupRoom = createMarkupRoom()): MarkupBound {
  return (html, place) => {
    const isLong =
      isDeepMarkup(html) || (isLargeMarkup(html, MARKUP) && (isLargeMarkup(html, MADE) || !isMade(html, place)));
    if (isLong) return long();
    return hasRoom(html, place) ? html : many();
  };
}

/**
 * Makes the bound for plain texts. They share the room of markup; a text of a few words takes none. A text of ASCII takes room on sign-in
 * pages alone: elsewhere other bounds count the nodes and characters of a page, and counting each text would take longer than drawing it.
 * @param isPlainFree whether texts of ASCII take no room
 */
export const textBound =
  ({ many }: Pick<MarkupNotes, 'many'>, hasRoom: MarkupRoom, isPlainFree = true): TextBound =>
  (text, place) =>
    (isPlainFree && isPlainText(text)) || drawingCost(text, TINY_COST) <= TINY_COST || hasRoom(text, place)
      ? text
      : many();

const shown = new Set<Speaker>();

/** What no markup has, anywhere. */
const { FORBID_TAGS: TAGS = [] } = config;

/** Beside a tenant's page markup has no costly elements. */
function keepElementsOut(): void {
  config.FORBID_TAGS = [...TAGS, ...(shown.size > 0 ? COSTLY_ELEMENTS : [])];
}

/** Bounds the document's markup from before a tenant's page is drawn. */
export function beginTenantMarkup(speaker: Speaker, notes: MarkupNotes): void {
  // One bound for all frames, and for as long as there is one: it knows what is on the screen.
  if (shown.size === 0) {
    const hasRoom = createMarkupRoom(PAGE);
    restrictMarkup(markupBound(notes, hasRoom));
    restrictTexts(textBound(notes, hasRoom, true));
    guardElementTexts(window);
  }
  shown.add(speaker);
  keepElementsOut();
}

/** A tenant's page is gone; after the last one there is no bound again. */
export function endTenantMarkup(speaker: Speaker): void {
  shown.delete(speaker);
  keepElementsOut();
  if (shown.size > 0) return;
  restrictMarkup(undefined);
  restrictTexts(undefined);
}
