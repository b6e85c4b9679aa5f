import { inLanguage, LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { translate } from '../../i18n/translate.ts';
import type { OwnTexts } from '../../types/amis.ts';
import type { Locale } from '../../types/start.ts';
import { type Composed, composeScreen, type FindPart } from './compose.ts';
import { isObject, type Json } from './include.ts';

const textsOf = (words: unknown, language: Locale): Json => {
  const texts = isObject(words) ? words[language] : undefined;
  return isObject(texts) ? texts : {};
};

/** UTF-16 units of own words, with their keys, that one page may have with all its parts. */
const MOST_CHARACTERS = 400_000;

/**
 * What the key of a screen's own words is called on a page that is made of several screens. The keys of people have no two dots in a row
 * that follow the id of a screen, so that no screen reads the words of another one.
 */
const scopedKey = (screen: string, key: string): string => `${screen.replace('/', '.')}..${key}`;

/** Whether a key is one that a screen's own key becomes on a page of several screens. */
export const isScoped = (key: string): boolean => key.includes('..');

/** Finds parts with words in place of their own keys, for checks of the page around them: each part's words are checked with the part. */
export function withWordsIn(find: FindPart): FindPart {
  return (id, from) => {
    const part = find(id, from);
    return typeof part === 'string' ? part : (inLanguage(part, {}, 'en-US') as Json);
  };
}

/**
 * Puts the parts of a screen in place, as `composeScreen` does. The words of all screens in it stand together at the root of the page, under
 * keys that name their screen: a screen's own words are for that screen alone. Where they are too many, further parts go without theirs.
 */
export function composeWithTexts(id: string, schema: Json, find: FindPart): Composed {
  const together: Record<string, Record<string, unknown>> = {};
  const known = new Map<string, Json>();
  let characters = 0;

  function scoped(screen: string, whole: Json): Json {
    const { [OWN_TEXTS]: words, ...rest } = whole;
    if (!isObject(words)) return whole;
    const keys: Record<string, string> = {};
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(textsOf(words, language))) {
        const name = scopedKey(screen, key);
        characters += name.length + String(text).length;
        if (characters > MOST_CHARACTERS) return translate(rest, keys);
        keys[key] = `i18n:${name}`;
        together[language] ??= {};
        together[language][name] = text;
      }
    }
    return translate(rest, keys);
  }

  function scopedOnce(screen: string, whole: Json): Json {
    const made = known.get(screen) ?? scoped(screen, whole);
    known.set(screen, made);
    return made;
  }

  const composed = composeScreen(id, scoped(id, schema), (part, from) => {
    const found = find(part, from);
    return typeof found === 'string' ? found : scopedOnce(part, found);
  });
  if (Object.keys(together).length === 0) return composed;
  return { ...composed, schema: { ...composed.schema, [OWN_TEXTS]: together as OwnTexts } };
}
