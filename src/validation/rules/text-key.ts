import { keysOf } from '../../i18n/translate.ts';
import { suggest } from '../suggest.ts';
import type { Rule } from './rule.ts';

/** Every `i18n:key` of a page exists in the locale files. */
export const textKey: Rule = ({ node }, { keys }) => {
  if (!keys || node.type !== 'string' || !node.value.includes('i18n:')) return [];
  const missing = [...keysOf(node.value)].filter((key) => !keys.has(key));
  return missing.map((key) => {
    const suggestion = suggest(key, keys);
    return { code: 'text.unknown-key', values: { key }, ...(suggestion ? { suggestion } : {}) };
  });
};
