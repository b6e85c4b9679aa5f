import { Token } from './automaton.ts';
import { insertBefore, type Read, type Repair, replace } from './repair.ts';

/** Signs before the first token of a line. */
const BLANK = /\s/;

/**
 * Tells of places that follow one another how their lines are indented. Looks at each sign once, however long a line is
 * and however many tokens are on it.
 */
export class Lines {
  /** Where the line of the last place begins, where its indentation ends, and where its first token is. */
  private start: number;
  private indentEnd = 0;
  private first = 0;
  private end = 0;
  private readonly text: string;

  /** @param offset where the first of the places may be. */
  constructor(text: string, offset: number) {
    this.text = text;
    this.start = text.lastIndexOf('\n', offset - 1) + 1;
    this.measure();
  }

  private measure(): void {
    const { text, start } = this;
    const end = text.indexOf('\n', start);
    this.end = end === -1 ? text.length : end;
    let at = start;
    while (at < this.end && (text[at] === ' ' || text[at] === '\t')) at += 1;
    this.indentEnd = at;
    while (at < this.end && BLANK.test(text[at] ?? '')) at += 1;
    this.first = at;
  }

  private moveTo(offset: number): void {
    while (offset > this.end) {
      this.start = this.end + 1;
      this.measure();
    }
  }

  /** Where the line of a place begins. */
  startOf(offset: number): number {
    this.moveTo(offset);
    return this.start;
  }

  /** How far the line of a place is indented. */
  indentAt(offset: number): number {
    this.moveTo(offset);
    return Math.min(offset, this.indentEnd) - this.start;
  }

  /** Whether a token is the first of its line. */
  begins(offset: number): boolean {
    this.moveTo(offset);
    return offset <= this.first;
  }
}

/**
 * What the indentation says about a token that belongs by its kind: it stands further left than what is open, so that is
 * not closed; or it closes what began elsewhere.
 */
export function suspect(lines: Lines, token: Read, before: Read | undefined): Repair | undefined {
  const { kind, offset, state } = token;
  const { frame } = state;
  if (frame.closer === '' || !lines.begins(offset) || lines.startOf(offset) <= frame.offset) return undefined;
  const indent = lines.indentAt(offset);
  const code = frame.closer === '}' ? 'json.close-brace-expected' : 'json.close-bracket-expected';
  const closes = kind === (frame.closer === '}' ? Token.closeBrace : Token.closeBracket);
  if (closes && indent > frame.indent) return replace(token, '', 'json.unexpected');
  if (closes ? indent === frame.indent : indent > frame.indent) return undefined;
  return before?.kind === Token.comma
    ? insertBefore(before, frame.closer, code)
    : insertBefore(token, frame.closer, code, before?.end);
}
