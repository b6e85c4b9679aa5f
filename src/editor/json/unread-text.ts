const PREFIX = 'pagewright.unread.';

/** The person and the page. Another person may use the tab later. */
let owner = '';

/** The draft was discarded: what the view still has goes with the document. */
let isForgotten = false;

/** The text that the JSON view had when the document was left, if the checker could not read it; else null. */
export function unreadText(): string | null {
  try {
    return sessionStorage.getItem(PREFIX + owner);
  } catch {
    return null;
  }
}

/**
 * Names the person and the page whose unread text this tab keeps.
 * @returns whether the tab has such a text
 */
export function beginUnread(name: string): boolean {
  owner = name;
  return unreadText() !== null;
}

/** Keeps a text of the JSON view that cannot be read; null forgets it. */
export function keepUnread(text: string | null): void {
  try {
    sessionStorage.removeItem(PREFIX + owner);
    if (text !== null && !isForgotten) sessionStorage.setItem(PREFIX + owner, text);
  } catch {
    // A full storage keeps no text. It is still in the view.
  }
}

/** Forgets the text for good: the document is about to be loaded anew, without it. */
export function forgetUnread(): void {
  isForgotten = true;
  keepUnread(null);
}
