import { notAmong } from './scalars.ts';
import type { Fault } from './shape-finding.ts';

/** Nobody writes more rules into one text. */
const LONGEST = 500;

/** What rules are given, in which commas and names mean something else. */
const ARGUMENTS = /:\s*(?:\/.*?\/[gim]*|[[{][^\]}]*[\]}]?)/g;
const NAME = /(?:^|,)\s*([A-Za-z]\w*)(?=\s*(?:[:,]|$))/g;

/** Rules of a field, written as `isEmail,maxLength:9`, that amis does not know: it would throw when it comes to them. */
export function unknownRules(text: string, names: readonly string[]): Fault[] {
  if (text.length > LONGEST || text.includes('${')) return [];
  const found = [...text.replace(ARGUMENTS, '').matchAll(NAME)].map(([, name = '']) => name);
  return found.flatMap((name) => {
    if (names.includes(name)) return [];
    const { suggestion, ...fault } = notAmong(names, name);
    const meant = suggestion === undefined ? {} : { suggestion: text.replace(name, suggestion) };
    return [{ ...fault, severity: 'warning' as const, ...meant }];
  });
}
