import { createScanner, type JSONScanner } from 'jsonc-parser';

/** Kinds of tokens, as jsonc-parser counts them (its enumeration is erased before run time). */
export const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  blank: 15,
  unknown: 16,
  end: 17,
} as const;

/** What scanners find inside a token: the closing quote of a text is missing. */
export const UNCLOSED_STRING = 2;

/** An object or a list that is open. */
export interface Frame {
  closer: '}' | ']' | '';
  above: Frame | undefined;
  /** Where it opens, and how far its line is indented. */
  offset: number;
  indent: number;
  /** Where its last value begins. */
  value?: Spot;
}

type Wants = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma' | 'nothing';

/** What may come next. Never changed, so that the reading can go back to any earlier one. */
export interface State {
  frame: Frame;
  wants: Wants;
}

/** A place to which the reading can go back. */
export interface Spot {
  offset: number;
  state: State;
}

export const START: State = { frame: { closer: '', above: undefined, offset: 0, indent: -1 }, wants: 'value' };

function afterValue(frame: Frame): State {
  return { frame, wants: frame.closer === '' ? 'nothing' : 'comma' };
}

function opened(state: State, kind: number, offset: number, indent: number): State {
  const isObject = kind === Token.openBrace;
  const frame: Frame = { closer: isObject ? '}' : ']', above: state.frame, offset, indent };
  return { frame, wants: isObject ? 'key or end' : 'value or end' };
}

/** Whether a token is a whole value: a text, a number, null, true or false. */
export const isScalar = (kind: number) => kind >= Token.null && kind <= Token.number;

/** The state after a token, or undefined when it does not belong there. */
export function step(state: State, kind: number, offset: number, indent: number): State | undefined {
  const { frame, wants } = state;
  const closes =
    (kind === Token.closeBrace && frame.closer === '}') || (kind === Token.closeBracket && frame.closer === ']');
  if (closes) return wants === 'comma' || wants.endsWith('end') ? afterValue(frame.above ?? frame) : undefined;
  switch (wants) {
    case 'value':
    case 'value or end':
      if (kind === Token.openBrace || kind === Token.openBracket) return opened(state, kind, offset, indent);
      return isScalar(kind) ? afterValue(frame) : undefined;
    case 'key':
    case 'key or end':
      return kind === Token.string ? { frame, wants: 'colon' } : undefined;
    case 'colon':
      return kind === Token.colon ? { frame, wants: 'value' } : undefined;
    case 'comma':
      return kind === Token.comma ? { frame, wants: frame.closer === '}' ? 'key' : 'value' } : undefined;
    default:
      return undefined;
  }
}

const isTrivia = (kind: number) => kind === Token.blank || kind === Token.lineBreak;

/** The next token that means something; comments are tokens, too. */
export function nextToken(scanner: JSONScanner): number {
  let kind: number = scanner.scan();
  while (isTrivia(kind)) kind = scanner.scan();
  return kind;
}

/** How far a text could be read, and how much of it was looked at for that: a text without its closing quote is read to its end. */
interface Reach {
  /** Where something does not belong, the length when all does, and Infinity when the document is complete. */
  reached: number;
  read: number;
}

/** How far a part of a document can be read from a state on; `isLast` tells that the document ends with it. */
export function reach(part: string, state: State, isLast: boolean): Reach {
  const scanner = createScanner(part, false);
  for (let now = state; ; ) {
    const kind = nextToken(scanner);
    const at = scanner.getTokenOffset();
    const read = scanner.getPosition();
    if (kind === Token.end) return { reached: isLast && now.wants === 'nothing' ? Number.POSITIVE_INFINITY : at, read };
    const isUnclosed = kind === Token.string && scanner.getTokenError() === UNCLOSED_STRING;
    const next = isUnclosed ? undefined : step(now, kind, at, 0);
    if (!next) return { reached: at, read };
    now = next;
  }
}
