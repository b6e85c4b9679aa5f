import { textsWithOwn } from '../../i18n/own-texts.ts';
import { type Texts, translateText } from '../../i18n/translate.ts';
import type { AmisPage } from '../../types/amis.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from '../page/json.ts';
import { PARTS, partsOf, withoutParts } from '../page/parts.ts';

const CLASS_NAME = /className$/i;

/**
 * Classes by condition, without the mark that the editor puts on every object: amis would evaluate it as a condition. The items of an
 * `each` take a text alone there.
 */
function classes(value: Json, isOfItems: boolean): Json | string {
  const { $$id, ...own } = value;
  return isOfItems ? Object.keys(own).join(' ') : own;
}

/** Words in place of the keys of one screen: the page, or a part that is edited in it. */
interface Shown {
  /** Takes other words of the screen's own. */
  readWords(screen: AmisPage): void;
  /** A value with words. What did not change keeps its identity, or all nodes would be drawn anew with every change. */
  show(value: unknown): unknown;
}

function shownIn(product: Texts, locale: Locale): Shown {
  let own = '';
  let texts = product;
  let made = new WeakMap<object, unknown>();

  function show(value: unknown, isItems = false): unknown {
    if (typeof value === 'string') return translateText(value, texts);
    if (value === null || typeof value !== 'object') return value;
    const known = made.get(value);
    if (known !== undefined) return known;
    const copy = Array.isArray(value) ? value.map((one) => show(one)) : shownObject(value as Json, isItems);
    const isSame = Object.entries(copy as Json).every(([key, part]) => part === (value as Json)[key]);
    made.set(value, isSame ? value : copy);
    return isSame ? value : copy;
  }

  function shownObject(node: Json, isItems: boolean): Json {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        CLASS_NAME.test(key) && isObject(value)
          ? [key, classes(value, isItems)]
          : [key, show(value, key === 'items' && node['type'] === 'each')],
      ),
    );
  }

  return {
    readWords(screen) {
      const words = JSON.stringify(screen.$texts ?? {});
      if (words === own) return;
      own = words;
      texts = textsWithOwn(screen, product, locale);
      made = new WeakMap();
    },
    show: (value) => show(value),
  };
}

/**
 * What the canvas draws of a page: words in place of `i18n:` keys. The page itself keeps its keys. The page's own words count in the dialogs in
 * it, too, which the editor draws by themselves; a part that is edited in the page has words of its own.
 */
export function canvasPage(product: Texts, locale: Locale): (page: object) => object {
  const page = shownIn(product, locale);
  const parts = new Map<string, Shown>();
  let root: unknown;

  /** The editor of a dialog gives its own root, which has no words. That of the page, or of a part, may lose them. */
  function readWords(next: AmisPage): void {
    if ('$texts' in next || next.type === 'page') root = next['$$id'];
    else if (next['$$id'] !== root) return;
    page.readWords(next);
  }

  function shownPart(id: string, part: Json): unknown {
    const shown = parts.get(id) ?? shownIn(product, locale);
    parts.set(id, shown);
    shown.readWords(part as never);
    return shown.show(part);
  }

  return (next) => {
    readWords(next as AmisPage);
    if (!(PARTS in next)) return page.show(next) as object;
    const entries = Object.entries(partsOf(next)).map(([id, part]) => [
      id,
      isObject(part) ? shownPart(id, part) : part,
    ]);
    return { ...(page.show(withoutParts(next as Json)) as object), [PARTS]: Object.fromEntries(entries) };
  };
}
