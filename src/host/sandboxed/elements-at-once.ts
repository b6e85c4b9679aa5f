import type { Realm } from '../../hardening/links/sinks.ts';

/**
 * What a page may make in one piece of work: elements, and characters of its fields' values. 80,000 elements take two to four seconds of a desk computer.
 * Nothing else in the document happens meanwhile, and other documents of tenants wait, too.
 */
const MOST = { elements: 80_000, characters: 10_000_000 };

type Field = typeof HTMLInputElement | typeof HTMLTextAreaElement;

/** Does something each time a field is given a value. The browser's own way to set it is kept. */
function watchValues(field: Field, onValue: (value: string) => void): void {
  const own = Object.getOwnPropertyDescriptor(field.prototype, 'value');
  Object.defineProperty(field.prototype, 'value', {
    ...own,
    set(this: HTMLInputElement, value: string) {
      onValue(String(value));
      own?.set?.call(this, value);
    },
  });
}

/**
 * Ends a page that makes too much in one piece of work, whatever it makes its elements of. A node that throws is replaced by a card, which needs an element as well: so React gives the whole page
 * up within one piece of work.
 * @param onTooMuch called once
 * @param realm the window of the page; this document's own unless a frame has it
 */
export function limitElementsAtOnce(onTooMuch: (error: Error) => void, realm: Realm = window): void {
  const { Document, HTMLInputElement, HTMLTextAreaElement } = realm;
  const made = { elements: 0, characters: 0 };
  let isBegun = false;
  let error: Error | undefined;

  function count(kind: keyof typeof made, more: number): void {
    if (!isBegun) {
      isBegun = true;
      setTimeout(() => {
        isBegun = false;
        made.elements = 0;
        made.characters = 0;
      });
    }
    made[kind] += more;
    if (!error && made[kind] > MOST[kind]) {
      error = new Error(`the page makes more than ${MOST[kind].toLocaleString('en-US')} ${kind} at once`);
      onTooMuch(error);
    }
    if (error) throw error;
  }

  for (const name of ['createElement', 'createElementNS'] as const) {
    const own = Document.prototype[name] as (...given: unknown[]) => Element;
    Object.defineProperty(Document.prototype, name, {
      value(this: Document, ...given: unknown[]) {
        count('elements', 1);
        return own.apply(this, given);
      },
    });
  }
  for (const field of [HTMLInputElement, HTMLTextAreaElement]) {
    watchValues(field, (value) => count('characters', value.length));
  }
}
