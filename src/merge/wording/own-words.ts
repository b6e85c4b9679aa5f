import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { keysIn, keysOf } from '../../i18n/translate.ts';
import type { OwnTexts } from '../../types/amis.ts';
import { isObject, type Json, type JsonObject } from '../page/json.ts';
import { cut, valueAt } from './label.ts';

/** Characters of the words of a key, where a label or a value names the key. */
const LONGEST = 300;

/** Properties that a node is called by: where one of them names a key, the words are those of that object. */
const SPOKEN = ['label', 'title', 'text', 'tpl', 'body'];

/** A page's own words for the keys that some texts name, cut when they are long; undefined for none. */
export function ownWords(page: Json, ...texts: (string | undefined)[]): OwnTexts | undefined {
  const keys = keysOf(texts);
  const found = LANGUAGES.flatMap((language) => {
    const words = valueAt(page, `/${OWN_TEXTS}/${language}`);
    const named = Object.entries(isObject(words) ? words : {}).filter(([key]) => keys.has(key));
    const short = named.flatMap(([key, value]) => (typeof value === 'string' ? [[key, cut(value, LONGEST)]] : []));
    return short.length > 0 ? [[language, Object.fromEntries(short)]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const isSpoken = (object: JsonObject): boolean =>
  SPOKEN.some((name) => typeof object[name] === 'string' && object[name].includes('i18n:'));

/** JSON pointers of the nodes of a page that name text keys, the first one of each key. */
export function placesOfKeys(page: Json): ReadonlyMap<string, string> {
  const places = new Map<string, string>();

  function visit(value: Json, pointer: string, node: string): void {
    if (typeof value === 'string') {
      for (const key of keysIn(value)) if (!places.has(key)) places.set(key, node);
    } else if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, `${pointer}/${index}`, node);
    } else if (isObject(value)) {
      const own = typeof value['type'] === 'string' || isSpoken(value) ? pointer : node;
      for (const [name, one] of Object.entries(value)) {
        visit(one, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, own);
      }
    }
  }

  visit(page, '', '');
  return places;
}
