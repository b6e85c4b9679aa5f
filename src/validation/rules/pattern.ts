import { isAllowed, patternOf } from '../../hardening/patterns/bounds.ts';
import type { Problem, Rule } from './rule.ts';

/** The rules `matchRegexp`, `matchRegexp1`, … of a field's validations. */
const VALIDATION = /^matchRegexp\d*$/;

/** The same as amis reads them in a text: `isRequired,matchRegexp:/^a/`. */
const IN_TEXT = /matchRegexp\d*\s*:\s*(\/.*?\/)[igm]*/g;

/** Formats of dates that amis makes patterns of. */
const FORMAT = /^(?:inputFormat|displayFormat)$/;
const PATTERN_SIGN = /[()[\]{}*+?|^$\\]/;

const UNBOUNDED: Problem[] = [{ code: 'bounds.pattern' }];

const isVariable = (text: string): boolean => text.startsWith('${');

/** The patterns that amis makes of a text. */
function patternsIn(text: string, key: string, keys: readonly string[]): string[] {
  if (VALIDATION.test(key)) return [patternOf(text)];
  if (key === 'validations') return [...text.matchAll(IN_TEXT)].map(([, pattern]) => patternOf(pattern as string));
  if (key === 'regex' && keys.includes('customLang')) return [text];
  if (FORMAT.test(key) && PATTERN_SIGN.test(text)) return [text];
  return keys.at(-2) === 'schemes' || key === 'schemes' ? [text] : [];
}

/** Refuses patterns that may take for ever: a browser cannot stop one that runs. */
export const pattern: Rule = ({ node, key, keys, reading }) => {
  if (node.type !== 'string' || reading !== 'node' || isVariable(node.value)) return [];
  return patternsIn(node.value, key, keys).every(isAllowed) ? [] : UNBOUNDED;
};
