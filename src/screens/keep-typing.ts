type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  field: TextField;
  name: string;
  /** Which one of several fields of the same name. */
  index: number;
  text: string;
}

interface Caret extends Typed {
  start: number | null;
  end: number | null;
  direction: 'forward' | 'backward' | 'none' | null;
}

/** What a person has in hand while a screen changes under it. */
export interface InHand {
  /** Puts back what the change took away: typed text, focus with its selection, scroll positions. */
  restore(): void;
}

const TEXT_FIELDS =
  'textarea[name], input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])';

/** What a change took away without a successor: the next one may bring its field back, as after an override that failed. */
let lost: { place: string; typed: Typed[]; caret: Caret | null } = { place: '', typed: [], caret: null };

/**
 * Notes what is typed and where the caret stands. A field that stays in the document is left alone; one that is made anew gets
 * its text back as if typed, because the form may not have heard of the last keystrokes yet.
 * @param place tells visits apart: what is lost in one never comes back in another
 */
export function takeInHand(page: Document = document, place = ''): InHand {
  const present = fieldsOf(page);
  const earlier = lost.place === place ? lost : { typed: [], caret: null };
  const typed = [...present, ...earlier.typed.filter((before) => !successorOf(before, present))];
  const active = present.find(({ field }) => field === page.activeElement);
  const caret = active ? caretIn(active) : page.activeElement === page.body ? (takenCaret() ?? earlier.caret) : null;
  const scrolled = [...page.querySelectorAll('*')].filter((element) => element.scrollTop || element.scrollLeft);
  const positions = scrolled.map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));

  return {
    restore() {
      const successors = fieldsOf(page);
      const isLost = (before: Typed) => before.text !== '' && !successorOf(before, successors);
      for (const before of typed) {
        const after = successorOf(before, successors);
        if (after && after !== before.field && before.text !== '' && after.value !== before.text) {
          typeInto(after, before.text);
        }
      }
      if (caret) {
        restoreCaret(caret, successorOf(caret, successors));
      }
      lost = { place, typed: typed.filter(isLost), caret: caret && isLost(caret) ? caret : null };
      for (const { element, top, left } of positions) {
        element.scrollTop = top;
        element.scrollLeft = left;
      }
    },
  };
}

function caretIn(active: Typed): Caret {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = active.field;
  return { ...active, start, end, direction };
}

/** Resolves when nobody is in the middle of composing a character, as for Chinese; changing a field then would break it off. */
export function composed(page: Document = document): Promise<void> {
  watchComposition(page);
  if (!composing) {
    return Promise.resolve();
  }
  return new Promise((resolve) => page.addEventListener('compositionend', () => resolve(), { once: true }));
}

/** The text field that had the focus last, as it was when it lost it. */
let left: Caret | null = null;

/** The caret that nobody moved: its field was taken out of the document with the focus in it, by amis for example. */
const takenCaret = (): Caret | null => (left && !left.field.isConnected ? left : null);

function watchCaret(page: Document): void {
  page.addEventListener('focusin', () => {
    left = null;
  });
  page.addEventListener('focusout', ({ target }) => {
    const field = fieldsOf(page).find((each) => each.field === target);
    left = field ? caretIn(field) : null;
  });
}

let composing = false;
let watched: Document | null = null;

/** Begins to watch for composing, and for fields that lose the focus; done once per document. */
export function watchComposition(page: Document = document): void {
  if (watched !== page) {
    watched = page;
    watchCaret(page);
    page.addEventListener('compositionstart', () => {
      composing = true;
    });
    page.addEventListener('compositionend', () => {
      composing = false;
    });
  }
}

function fieldsOf(page: Document): Typed[] {
  const seen = new Map<string, number>();
  return [...page.querySelectorAll<TextField>(TEXT_FIELDS)].map((field) => {
    const index = seen.get(field.name) ?? 0;
    seen.set(field.name, index + 1);
    return { field, name: field.name, index, text: field.value };
  });
}

function successorOf(before: Typed, successors: Typed[]): TextField | undefined {
  if (before.field.isConnected && before.field.name === before.name) {
    return before.field;
  }
  return successors.find(({ name, index }) => name === before.name && index === before.index)?.field;
}

/** Sets the text the way typing does, so that React and amis hear of it. */
function typeInto(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreCaret({ start, end, direction }: Caret, field: TextField | undefined): void {
  if (!field || field.ownerDocument.activeElement === field) {
    return;
  }
  field.focus({ preventScroll: true });
  if (start !== null && field.selectionStart !== null) {
    field.setSelectionRange(start, end, direction ?? 'none');
  }
}
