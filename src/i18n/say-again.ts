import { fillIn, type Texts } from './translate.ts';

/** Says a sentence in another language; undefined for one that is no text of ours. */
export type SayAgain = (sentence: string) => string | undefined;

/** A text with values in it, as a pattern of the sentences it can become. */
interface Pattern {
  key: string;
  pattern: RegExp;
  names: string[];
}

const PLACE = /\{(\w+)\}/g;

/** Texts that come from the server or the host are looked for first: a screen's may say the same in one language alone. */
const isMessage = (key: string) => /^(?:api|host)\./.test(key);

/**
 * Finds again which text a sentence was, and says it by other texts. Values stand in the new sentence as they stood in the old one;
 * of several texts that fit, the one with the most words of its own is meant.
 */
export function sayAgain(before: Texts, now: Texts): SayAgain {
  const entries = Object.entries(before).sort(([a], [b]) => Number(isMessage(a)) - Number(isMessage(b)));
  const keys = new Map(entries.map(([key, text]) => [text, key]));
  const patterns = entries
    .filter(([key, text]) => isMessage(key) && text.search(PLACE) >= 0)
    .sort(([, a], [, b]) => wordsOf(b) - wordsOf(a))
    .map(([key, text]) => patternOf(key, text));
  return (sentence) => now[keys.get(sentence) ?? ''] ?? withValues(sentence, patterns, now);
}

const wordsOf = (text: string) => text.replace(PLACE, '').length;

function patternOf(key: string, text: string): Pattern {
  const words = text
    .split(PLACE)
    .map((part, index) => (index % 2 ? '([^]+)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return { key, pattern: new RegExp(`^${words.join('')}$`), names: [...text.matchAll(PLACE)].map(([, name]) => name!) };
}

function withValues(sentence: string, patterns: Pattern[], now: Texts): string | undefined {
  for (const { key, pattern, names } of patterns) {
    const values = pattern.exec(sentence)?.slice(1);
    if (values) {
      return now[key] && fillIn(now[key], Object.fromEntries(names.map((name, index) => [name, values[index]!])));
    }
  }
  return undefined;
}
