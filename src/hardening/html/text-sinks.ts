import type { Realm } from '../links/sinks.ts';

/** Answers the text that may be shown in place of another. */
export type TextBound = (text: string, place: object | undefined) => string;

let bound: TextBound | undefined;

/** Puts a bound of plain texts in force for the whole document, or takes it away. */
export function restrictTexts(next: TextBound | undefined): void {
  bound = next;
}

const guarded = new WeakSet<Realm>();

/** Has a property take a bounded text. What it is read as stays what the browser has. */
function guardProperty(host: object, property: string): void {
  const own = Object.getOwnPropertyDescriptor(host, property)!;
  Object.defineProperty(host, property, {
    ...own,
    set(this: object, value: unknown) {
      own.set!.call(this, typeof value === 'string' && bound ? bound(value, this) : value);
    },
  });
}

/**
 * Every plain text on its way to the screen goes through the bound: those that React puts into elements, and values of fields. Markup has a
 * check of its own (`sinks.ts`).
 * @param realm the window of the page
 */
export function guardElementTexts(realm: Realm): void {
  if (guarded.has(realm)) return;
  guarded.add(realm);
  const { Document, Node, CharacterData, HTMLInputElement, HTMLTextAreaElement } = realm;
  const create = Document.prototype.createTextNode;
  Document.prototype.createTextNode = function (text: string): Text {
    const node = create.call(this, '');
    node.data = text;
    return node;
  };
  guardProperty(Node.prototype, 'textContent');
  guardProperty(Node.prototype, 'nodeValue');
  guardProperty(CharacterData.prototype, 'data');
  for (const field of [HTMLInputElement, HTMLTextAreaElement]) guardProperty(field.prototype, 'value');
}
