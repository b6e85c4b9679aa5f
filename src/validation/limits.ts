import { createScanner } from 'jsonc-parser';
import type { Finding } from './message.ts';
import { Token } from './syntax/automaton.ts';

/** Most UTF-16 units of a document; amis's own largest example has 60,000. */
export const LONGEST_DOCUMENT = 4 * 1024 * 1024;

/** More messages than these help nobody: each check stops looking when it has as many errors. */
export const MOST_MESSAGES = 500;

/** Errors and warnings that may be told; one more of each shows that there are others. Warnings take no place from errors. */
export function withinLimits<Found extends Pick<Finding, 'severity'>>(found: readonly Found[]): Found[] {
  const left = { error: MOST_MESSAGES, warning: MOST_MESSAGES };
  return found.filter(({ severity }) => left[severity]-- >= 0);
}

/** Deepest nesting of a document. Parsers recurse, and a bomb of brackets would end the process. */
export const DEEPEST_NESTING = 300;

const OPEN = new Set<number>([Token.openBrace, Token.openBracket]);
const CLOSE = new Set<number>([Token.closeBrace, Token.closeBracket]);

/** Where the nesting first goes too deep, or undefined. Walks tokens, not trees, so that no depth can harm it. */
function tooDeepAt(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== Token.end; token = scanner.scan()) {
    if (OPEN.has(token)) depth += 1;
    if (CLOSE.has(token)) depth -= 1;
    if (depth > DEEPEST_NESTING) return scanner.getTokenOffset();
  }
  return undefined;
}

/** What makes a document unfit to be parsed at all; to be asked before any parser sees it. */
export function findLimitBreach(text: string): Finding | undefined {
  const breach = { pointer: '', severity: 'error' } as const;
  if (text.length > LONGEST_DOCUMENT) {
    return { ...breach, offset: 0, code: 'json.too-long', values: { limit: LONGEST_DOCUMENT } };
  }
  const offset = tooDeepAt(text);
  return offset === undefined
    ? undefined
    : { ...breach, offset, code: 'json.too-deep', values: { limit: DEEPEST_NESTING } };
}
