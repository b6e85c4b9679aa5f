import { textsWithOwn } from '../../i18n/own-texts.ts';
import { type Texts, translateText } from '../../i18n/translate.ts';
import type { AmisPage } from '../../types/amis.ts';
import type { Locale } from '../../types/start.ts';
import { isObject, type Json } from '../page/json.ts';

const CLASS_NAME = /className$/i;

/**
 * Classes by condition, without the mark that the editor puts on every object: amis would evaluate it as a condition. The items of an
 * `each` take a text alone there.
 */
function classes(value: Json, isOfItems: boolean): Json | string {
  const { $$id, ...own } = value;
  return isOfItems ? Object.keys(own).join(' ') : own;
}

/**
 * What the canvas draws of a page: words in place of `i18n:` keys. The page itself keeps its keys. What did not change keeps its
 * identity, or all nodes would be drawn anew with every change. The page's own words count in the dialogs in it, too, which the editor
 * draws by themselves.
 */
export function canvasPage(product: Texts, locale: Locale): (page: object) => object {
  let own = '';
  let root: unknown;
  let texts = product;
  let made = new WeakMap<object, unknown>();

  function readWords(page: AmisPage): void {
    // The editor of a dialog gives its own root, which has no words. That of the page, or of a part, may lose them.
    if ('$texts' in page || page.type === 'page') root = page['$$id'];
    else if (page['$$id'] !== root) return;
    const words = JSON.stringify(page.$texts ?? {});
    if (words === own) return;
    own = words;
    texts = textsWithOwn(page, product, locale);
    made = new WeakMap();
  }

  function shown(value: unknown, isItems = false): unknown {
    if (typeof value === 'string') return translateText(value, texts);
    if (value === null || typeof value !== 'object') return value;
    const known = made.get(value);
    if (known !== undefined) return known;
    const copy = Array.isArray(value) ? value.map((one) => shown(one)) : shownObject(value as Json, isItems);
    const isSame = Object.entries(copy as Json).every(([key, part]) => part === (value as Json)[key]);
    made.set(value, isSame ? value : copy);
    return isSame ? value : copy;
  }

  function shownObject(node: Json, isItems: boolean): Json {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        CLASS_NAME.test(key) && isObject(value)
          ? [key, classes(value, isItems)]
          : [key, shown(value, key === 'items' && node['type'] === 'each')],
      ),
    );
  }

  return (page) => {
    readWords(page as AmisPage);
    return shown(page) as object;
  };
}
