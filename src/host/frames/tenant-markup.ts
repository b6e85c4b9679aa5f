import { isLargeMarkup, MADE, MARKUP } from '../../hardening/bounds/markup-size.ts';
import { type MarkupBound, restrictMarkup } from '../../hardening/html/bounded-markup.ts';

/** Tags of source code that Monaco has coloured. */
const COLOUR = /<\/?span>|<span class="mtk\d+[ \w]*">|<br\/?>/g;

/** Whether a library made the markup: it has parts for each word or cell, which a page does not write one by one. */
const isMade = (html: string, place: object | undefined): boolean =>
  (place instanceof Element && (place.className === 'amis-scope' || place.closest('.monaco-editor') !== null)) ||
  (html.startsWith('<span>') && !html.replace(COLOUR, '').includes('<'));

/**
 * Makes the bound for documents that show a tenant's page: a text that is too large is replaced by a note, whatever shows it.
 * Every element of markup is drawn, however many there are.
 */
export function markupBound(note: () => string): MarkupBound {
  return (html, place) => {
    if (!isLargeMarkup(html, MARKUP)) return html;
    const isKept = !isLargeMarkup(html, MADE) && isMade(html, place);
    return isKept ? html : note();
  };
}

const shown = new Set<object>();

/** Bounds the document's markup from before a tenant's page is drawn. */
export function beginTenantMarkup(frame: object, note: () => string): void {
  shown.add(frame);
  restrictMarkup(markupBound(note));
}

/** A tenant's page is gone; after the last one there is no bound again. */
export function endTenantMarkup(frame: object): void {
  shown.delete(frame);
  if (shown.size === 0) restrictMarkup(undefined);
}
