import { keysOf } from '../../i18n/translate.ts';
import { suggest } from '../suggest.ts';
import type { Rule } from './rule.ts';

/** A text names a few keys; what is wrong with more of them is not told one by one. */
const MOST_KEYS = 20;

/** Every `i18n:key` of a page exists in the locale files. */
export const textKey: Rule = ({ node }, { keys }) => {
  if (!keys || node.type !== 'string' || !node.value.includes('i18n:')) return [];
  const missing = [...keysOf(node.value)].filter((key) => !keys.has(key)).slice(0, MOST_KEYS);
  return missing.map((key) => ({ code: 'text.unknown-key', values: { key }, suggestion: suggest(key, keys) }));
};
