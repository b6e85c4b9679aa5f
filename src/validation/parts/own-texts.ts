import { inLanguage, LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { translate } from '../../i18n/translate.ts';
import type { OwnTexts } from '../../types/amis.ts';
import type { Locale } from '../../types/start.ts';
import { MOST_SCOPED } from '../own-texts/limits.ts';
import { scopedKey, scopedLength } from '../own-texts/scope.ts';
import { type Composed, composeScreen, type FindPart } from './compose.ts';
import { isObject, type Json } from './include.ts';

const textsOf = (words: unknown, language: Locale): Json => {
  const texts = isObject(words) ? words[language] : undefined;
  return isObject(texts) ? texts : {};
};

/** Finds parts with words in place of their own keys, for checks of the page around them: each part's words are checked with the part. */
export function withWordsIn(find: FindPart): FindPart {
  return (id, from) => {
    const part = find(id, from);
    return typeof part === 'string' ? part : (inLanguage(part, {}, 'en-US') as Json);
  };
}

/** A screen with its parts and their words. */
export interface ComposedWithTexts extends Composed {
  /** Whether words were left out: they are too many. */
  areTextsCut: boolean;
}

/**
 * Puts the parts of a screen in place, as `composeScreen` does. The words of all screens in it stand together at the root of the page, under
 * keys that name their screen: a screen's own words are for that screen alone. A screen for whose words there is no room goes without them.
 */
export function composeWithTexts(id: string, schema: Json, find: FindPart): ComposedWithTexts {
  const together: Record<string, Record<string, unknown>> = {};
  const known = new Map<string, Json>();
  let left = MOST_SCOPED;
  let areTextsCut = false;

  function scoped(screen: string, whole: Json): Json {
    const { [OWN_TEXTS]: words, ...rest } = whole;
    if (!isObject(words)) return whole;
    const { all } = scopedLength(screen, whole);
    if (all > left) {
      areTextsCut = true;
      return rest;
    }
    left -= all;
    const keys: Record<string, string> = {};
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(textsOf(words, language))) {
        const name = scopedKey(screen, key);
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
  if (Object.keys(together).length === 0) return { ...composed, areTextsCut };
  return { ...composed, areTextsCut, schema: { ...composed.schema, [OWN_TEXTS]: together as OwnTexts } };
}
