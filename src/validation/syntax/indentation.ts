import { Token } from './automaton.ts';
import { insertBefore, type Read, type Repair, replace } from './repair.ts';

/** How far the line of `offset` is indented. */
export function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  let end = start;
  while (end < offset && (text[end] === ' ' || text[end] === '\t')) end += 1;
  return end - start;
}

/** Whether a token is the first of its line. */
function beginsLine(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, offset).trim() === '';
}

/**
 * What the indentation says about a token that belongs by its kind: it stands further left than what is open, so that is
 * not closed; or it closes what began elsewhere.
 */
export function suspect(text: string, token: Read, before: Read | undefined): Repair | undefined {
  const { kind, offset, state } = token;
  const { frame } = state;
  if (frame.closer === '' || !beginsLine(text, offset)) return undefined;
  const indent = indentAt(text, offset);
  if (!text.slice(frame.offset, offset).includes('\n')) return undefined;
  const code = frame.closer === '}' ? 'json.close-brace-expected' : 'json.close-bracket-expected';
  const closes = kind === (frame.closer === '}' ? Token.closeBrace : Token.closeBracket);
  if (closes && indent > frame.indent) return replace(token, '', 'json.unexpected');
  if (closes ? indent === frame.indent : indent > frame.indent) return undefined;
  return before?.kind === Token.comma
    ? insertBefore(before, frame.closer, code)
    : insertBefore(token, frame.closer, code, before?.end);
}
