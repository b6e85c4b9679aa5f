import { LANGUAGES } from '../../i18n/own-texts.ts';
import { keysIn } from '../../i18n/translate.ts';
import type { AmisPage } from '../../types/amis.ts';

/** The longest words of each key, in UTF-16 units. */
function lengthsOf({ $texts }: Pick<AmisPage, '$texts'>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const [key, words] of Object.entries($texts?.[language] ?? {})) {
      if (typeof words === 'string') lengths.set(key, Math.max(words.length, lengths.get(key) ?? 0));
    }
  }
  return lengths;
}

/**
 * UTF-16 units that a page's own words add to it, each counted as often as it stands there. It takes one walk through the page, however
 * long the words are.
 */
export function laidLength(page: object): number {
  const lengths = lengthsOf(page as AmisPage);
  let laid = 0;
  function visit(value: unknown): void {
    if (typeof value === 'string') for (const key of keysIn(value)) laid += lengths.get(key) ?? 0;
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  }
  if (lengths.size > 0) visit(page);
  return laid;
}
