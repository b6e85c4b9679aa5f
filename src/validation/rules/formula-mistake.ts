import type { Problem } from './rule.ts';

/** What the parser says: which sign it did not expect, in which line and column. */
const UNEXPECTED = /^Unexpected token (\S+) in (\d+):(\d+)$/;

/** The same of a sign that no formula has. */
const STRANGE_SIGN = /^unexpected character "(.+)" at (\d+):(\d+)$/s;

/** Texts longer than this are not tried with changes. */
const LONGEST_TRIED = 300;

/** What people write who think of other languages, and what an end may lack. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/(?<![=!<>])=(?![=>])/g, '=='),
  (text) => text.replace(/\sand\s/gi, ' && ').replace(/\sor\s/gi, ' || '),
  (text) => text.replace(/(?<=[^&])&(?=[^&])/g, '&&').replace(/(?<=[^|])\|\|\|(?=[^|])/g, '||'),
  (text) => `${text}}`,
  (text) => text.replace(/\}$/, ')}'),
  (text) => text.replace(/\}$/, ']}'),
  (text) => text.replace(/\}$/, "'}"),
  (text) => text.replace(/\}$/, '"}'),
  (text) => text.replaceAll('‘', "'").replaceAll('’', "'").replace(/[“”]/g, '"'),
  (text) => text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('，', ','),
];

/** Why a text's formula cannot be read, where, and what it may have been meant to be. */
export function formulaMistake(text: string, error: Error, canBeRead: (text: string) => boolean): Problem {
  const said = error.message.trim();
  const [, token = said, line = '1', column = '1'] = UNEXPECTED.exec(said) ?? STRANGE_SIGN.exec(said) ?? [];
  const tried = text.length > LONGEST_TRIED ? [] : CHANGES.map((change) => change(text));
  const suggestion = tried.find((changed) => changed !== text && canBeRead(changed));
  const more = suggestion === undefined ? {} : { suggestion };
  if (token === 'EOF') return { code: 'formula.unclosed', ...more };
  const values = { token, column: line === '1' ? Number(column) : `${line}:${column}` };
  return { code: 'formula.syntax', values, ...more };
}
