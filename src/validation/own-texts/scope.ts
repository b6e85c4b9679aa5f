import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { keysIn } from '../../i18n/translate.ts';
import type { AmisPage } from '../../types/amis.ts';

/**
 * What the key of a screen's own words is called on a page that is made of several screens. The keys of people have no two dots in a row
 * that follow the id of a screen, so that no screen reads the words of another one.
 */
export const scopedKey = (screen: string, key: string): string => `${screen.replace('/', '.')}..${key}`;

/** Whether a key is one that a screen's own key becomes on a page of several screens. */
export const isScoped = (key: string): boolean => key.includes('..');

/** UTF-16 units of a screen's own words on a page of several screens. */
export interface ScopedLength {
  /** What the keys take more than before: once beside the words of each language, and in each place. */
  added: number;
  /** That, and the words with their keys. */
  all: number;
}

/** Counts what the own words of a screen take, before any text is made of it: the id of the screen stands in each of their places. */
export function scopedLength(screen: string, schema: object): ScopedLength {
  const { [OWN_TEXTS]: words, ...rest } = schema as Pick<AmisPage, '$texts'>;
  const keys = new Set<string>();
  const longer = scopedKey(screen, '').length;
  let added = 0;
  let all = 0;
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(words?.[language] ?? {})) {
      keys.add(key);
      added += longer;
      all += key.length + String(text).length;
    }
  }
  function visit(value: unknown): void {
    if (typeof value === 'string') for (const key of keysIn(value)) added += keys.has(key) ? longer : 0;
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  }
  if (keys.size > 0) visit(rest);
  return { added, all: all + added };
}
