import { getLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { jsonPointer } from './json-pointer.ts';
import { findLimitBreach } from './limits.ts';
import type { Finding } from './message.ts';

/** A broken bracket can confuse the parser for the rest of the file; more than these messages tell nothing. */
const MOST_SYNTAX_ERRORS = 20;

const BYTE_ORDER_MARK = '\uFEFF';

/** A parsed document. `root` is absent when there is nothing to look at. */
export interface Parsed {
  root?: Node;
  findings: Finding[];
}

/** `PropertyNameExpected` → `json.property-name-expected`. */
function syntaxCode(error: ParseError): string {
  const name = printParseErrorCode(error.error);
  return `json${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`.replace('json-', 'json.');
}

/** The first error of each line: what follows on the same line is mostly its echo. */
function firstPerLine(text: string, errors: readonly ParseError[]): ParseError[] {
  const sorted = [...errors].sort((a, b) => a.offset - b.offset);
  return sorted.filter((error, index) => {
    const previous = sorted[index - 1];
    return !previous || text.slice(previous.offset, error.offset).includes('\n');
  });
}

/** Parses strict JSON and recovers from mistakes, so that one of them does not hide the others. */
export function parseDocument(text: string): Parsed {
  const breach = findLimitBreach(text);
  if (breach) return { findings: [breach] };
  const findings: Finding[] = [];
  if (text.startsWith(BYTE_ORDER_MARK)) {
    findings.push({ offset: 0, pointer: '', severity: 'error', code: 'json.byte-order-mark' });
  }
  const errors: ParseError[] = [];
  const readable = findings.length > 0 ? ` ${text.slice(1)}` : text;
  const root = parseTree(readable, errors, { disallowComments: true });
  for (const error of firstPerLine(readable, errors).slice(0, MOST_SYNTAX_ERRORS)) {
    const pointer = jsonPointer(getLocation(readable, error.offset).path);
    findings.push({ offset: error.offset, pointer, severity: 'error', code: syntaxCode(error) });
  }
  return root ? { root, findings } : { findings };
}
