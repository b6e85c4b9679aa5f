import type { Realm } from '../links/sinks.ts';
import { checkedMarkup } from './checked-markup.ts';
import { asTrusted } from './trusted-html.ts';

const SVG = 'http://www.w3.org/2000/svg';

type MarkupProperty = 'innerHTML' | 'outerHTML';

function setterOf(host: object, property: string): (this: object, html: string) => void {
  const setter = Object.getOwnPropertyDescriptor(host, property)?.set;
  if (!setter) {
    throw new Error(`no setter for ${property}`);
  }
  return setter;
}

/** The inside of `<style>` is not markup, of `<script>` a program. Elements of frames are of other classes. */
const isStyle = ({ localName }: Partial<Element>): boolean => localName === 'style';
const isScript = ({ localName }: Partial<Element>): boolean => localName === 'script';

function guardProperty(host: Element | ShadowRoot, property: MarkupProperty): void {
  const set = setterOf(host, property);
  const descriptor = Object.getOwnPropertyDescriptor(host, property);
  Object.defineProperty(host, property, {
    ...descriptor,
    set(this: Element, value: unknown) {
      const html = value === null ? '' : String(value);
      if (isScript(this)) {
        throw new TypeError('a script has no text here');
      }
      if (isStyle(this) && property === 'innerHTML') {
        set.call(this, asTrusted(html));
        return;
      }
      const svg = this.namespaceURI === SVG;
      let shown = '';
      const showAgain = (): void => {
        if (property === 'innerHTML' && this.innerHTML === shown) {
          this.innerHTML = html;
        }
      };
      set.call(this, asTrusted(checkedMarkup(html, svg, showAgain)));
      shown = this.innerHTML;
    },
  });
}

function guardInsertion({ Element, Range }: Realm): void {
  const insert = Element.prototype.insertAdjacentHTML;
  Element.prototype.insertAdjacentHTML = function (where: InsertPosition, html: string): void {
    insert.call(this, where, asTrusted(checkedMarkup(String(html), this.namespaceURI === SVG)));
  };
  const fragment = Range.prototype.createContextualFragment;
  Range.prototype.createContextualFragment = function (html: string): DocumentFragment {
    return fragment.call(this, asTrusted(checkedMarkup(String(html))));
  };
}

function closeDocumentWriting(): void {
  for (const name of ['write', 'writeln'] as const) {
    Document.prototype[name] = (): void => {
      throw new TypeError(`document.${name} is not available`);
    };
  }
}

/**
 * Every way from a string to elements goes through the check, whoever asks: page texts, `custom`, markdown, toasts,
 * tooltips, alerts, libraries. Markup that comes before the sanitiser is shown as text and as markup a moment later.
 */
export function guardMarkupSinks(): void {
  guardElementMarkup(window);
  closeDocumentWriting();
}

/** The same for the elements of a window. Those of a frame have setters of their own. */
export function guardElementMarkup(realm: Realm): void {
  guardProperty(realm.Element.prototype, 'innerHTML');
  guardProperty(realm.Element.prototype, 'outerHTML');
  guardProperty(realm.ShadowRoot.prototype, 'innerHTML');
  guardInsertion(realm);
}
