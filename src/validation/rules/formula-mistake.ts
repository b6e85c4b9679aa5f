import { endOfQuoted, QUOTES } from '../formula-parts.ts';
import type { Problem } from './rule.ts';

/** What the parser says of a text on one line: which sign it did not expect, in which column. */
const UNEXPECTED = /^Unexpected token (\S+) in 1:(\d+)$/;

/** The same of a sign that no formula has. */
const STRANGE_SIGN = /^unexpected character "(.+)" at 1:(\d+)$/;

/** Texts longer than this are not tried with changes. */
export const LONGEST_TRIED = 300;

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

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' };

/** What a text's formulas open and do not close, as the values of the message; `column` counts from 1. */
function unclosedIn(text: string): { sign: string; column: number } | undefined {
  const open: { sign: string; column: number }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = open.at(-1);
    const letter = text[index] ?? '';
    const begins = text.startsWith('${', index) && text[index - 1] !== '\\';
    const sign = begins ? '${' : letter;
    if (!last && !begins) continue;
    if (QUOTES.has(sign)) {
      const end = endOfQuoted(text, index);
      if (end > text.length) return { sign, column: index + 1 };
      index = end - 1;
    } else if (CLOSERS[sign]) {
      open.push({ sign, column: index + 1 });
      index += sign.length - 1;
    } else if (/[)\]}]/.test(sign)) {
      if (CLOSERS[last?.sign ?? ''] !== sign) return sign === '}' ? last : undefined;
      open.pop();
    }
  }
  return open.at(-1);
}

/** Why a text's formula cannot be read, where, and what it may have been meant to be. */
export function formulaMistake(text: string, error: Error, errorOf: (text: string) => Error | undefined): Problem {
  const said = error.message.trim();
  const [, token = said, column = '1'] = UNEXPECTED.exec(said) ?? STRANGE_SIGN.exec(said) ?? [];
  const tried = text.length > LONGEST_TRIED ? [] : CHANGES.map((change) => change(text));
  const suggestion = tried.find((changed) => changed !== text && !errorOf(changed));
  const more = suggestion === undefined ? {} : { suggestion };
  const unclosed = unclosedIn(text);
  if (unclosed) return { code: 'formula.unclosed', values: unclosed, ...more };
  return { code: 'formula.syntax', values: { token, column: Number(column) }, ...more };
}
