import { type Frame, isScalar, type Spot, Token } from './automaton.ts';
import { insertBefore, type Read, type Repair, replace, type Trouble } from './repair.ts';

const COMMA = 'json.comma-expected';
const COLON = 'json.colon-expected';
const NAME = 'json.property-name-expected';
const VALUE = 'json.value-expected';
const NUMBER = 'json.number';
const EXTRA = 'json.unexpected';
const MORE = 'json.end-of-file-expected';

const closingCode = ({ closer }: Frame) =>
  closer === '}' ? 'json.close-brace-expected' : 'json.close-bracket-expected';

const startsValue = (kind: number) => kind === Token.openBrace || kind === Token.openBracket || isScalar(kind);
const isCloser = (kind: number) => kind === Token.closeBrace || kind === Token.closeBracket;

/** The opening sign of a list that lost it, in front of its first value. */
function openList({
  offset: start,
  state: {
    frame: { value },
  },
}: Read): Repair[] {
  if (!value || value.offset >= start) return [];
  const { offset } = value;
  return [{ code: 'json.open-bracket-expected', at: offset, offset, remove: 0, insert: '[', from: value }];
}

/** Closes what is open in front of the comma that stands before a token. */
function closeBeforeComma(comma: Read | undefined): Repair[] {
  if (comma?.kind !== Token.comma || comma.state.frame.closer === '') return [];
  return [insertBefore(comma, comma.state.frame.closer, closingCode(comma.state.frame))];
}

function insteadOfComma({ token, before: [before, second] }: Trouble): Repair[] {
  const { kind, state } = token;
  const { frame } = state;
  if (kind === Token.colon) {
    const open = before ? [insertBefore(before, '{', 'json.open-brace-expected')] : [];
    return [...closeBeforeComma(second), ...open, replace(token, ',', COMMA)];
  }
  if (isCloser(kind)) {
    return [
      insertBefore(token, frame.closer, closingCode(frame)),
      replace(token, '', EXTRA),
      replace(token, frame.closer, closingCode(frame)),
      ...(kind === Token.closeBracket ? openList(token) : []),
    ];
  }
  return [insertBefore(token, ',', COMMA)];
}

/** Digits in groups, the last of them so far from the number's beginning. */
const GROUPS = /^\d{1,3}(?:,\d{3})+(?![\d.])/;
const LONGEST_GROUPS = 30;

/** A number whose digits are in groups: 1,000. */
function ungrouped(text: string, from: Spot): Repair[] {
  const written = GROUPS.exec(text.slice(from.offset, from.offset + LONGEST_GROUPS))?.[0];
  if (!written) return [];
  const insert = written.replaceAll(',', '');
  const { offset } = from;
  return [{ code: NUMBER, at: offset, offset, remove: written.length, insert, from, suggestion: insert }];
}

function insteadOfKey({ text, token, before: [before] }: Trouble): Repair[] {
  const { kind, state } = token;
  const extraComma = before?.kind === Token.comma ? [replace(before, '', NAME, token.offset)] : [];
  if (kind === Token.comma) return [replace(token, '', NAME)];
  if (kind === Token.closeBrace) return extraComma;
  if (kind === Token.closeBracket) {
    const both = extraComma.map((repair) => ({ ...repair, insert: '}' }));
    return [...both, replace(token, '', EXTRA), replace(token, '}', closingCode(state.frame)), ...openList(token)];
  }
  if (kind === Token.openBrace || kind === Token.openBracket) {
    return [
      ...closeBeforeComma(before),
      ...openList(token),
      insertBefore(token, '"":', NAME),
      replace(token, '', EXTRA),
    ];
  }
  const grouped = kind === Token.number && state.frame.value ? ungrouped(text, state.frame.value) : [];
  return [...grouped, replace(token, '""', NAME), replace(token, '', EXTRA)];
}

function insteadOfColon({ token, before: [before, second] }: Trouble): Repair[] {
  if (startsValue(token.kind)) return [insertBefore(token, ':', COLON)];
  const missing = [...closeBeforeComma(second), ...openList(token)];
  const sole = before ? [replace(before, '', NAME)] : [];
  return [...missing, insertBefore(token, ':null', COLON), ...sole];
}

function insteadOfValue({ token, before: [before] }: Trouble): Repair[] {
  const { kind, state } = token;
  const { frame } = state;
  if (before?.kind === Token.comma && isCloser(kind)) {
    const own = replace(before, '', VALUE, token.offset);
    return [own, { ...replace(before, frame.closer, closingCode(frame)) }, replace(token, '', EXTRA)];
  }
  if (kind === Token.comma && frame.closer === ']') return [replace(token, '', VALUE)];
  if (kind === Token.colon) return [replace(token, '', VALUE)];
  if (isCloser(kind) && state.wants === 'value or end') {
    return [
      replace(token, frame.closer, closingCode(frame)),
      insertBefore(token, frame.closer, closingCode(frame)),
      replace(token, '', EXTRA),
    ];
  }
  return [insertBefore(token, 'null', VALUE), replace(token, '', VALUE)];
}

/** After the document's value: a closing sign too early, or text that does not belong. */
function insteadOfEnd({ text, token, before: [before] }: Trouble): Repair[] {
  const rest = { ...replace({ ...token, end: text.length }, '', MORE) };
  return before && isCloser(before.kind) ? [replace(before, '', EXTRA), rest] : [rest];
}

/** What closes everything that is open at the end of a text. */
export function completion(text: string, { state }: Spot): Repair {
  const { wants, frame } = state;
  const missing = { value: 'null', colon: ':null', key: '"":null' } as const;
  const codes = { value: VALUE, colon: COLON, key: NAME } as const;
  const start = wants === 'value' || wants === 'colon' || wants === 'key' ? missing[wants] : '';
  const code = wants === 'value' || wants === 'colon' || wants === 'key' ? codes[wants] : closingCode(frame);
  let closers = '';
  for (let open: Frame | undefined = frame; open && open.closer !== ''; open = open.above) closers += open.closer;
  const offset = text.length;
  return { code, at: offset, offset, remove: 0, insert: start + closers, from: { offset, state } };
}

/** What may mend a sign or value that does not belong where it is. */
export function signRepairs(trouble: Trouble): Repair[] {
  switch (trouble.token.state.wants) {
    case 'comma':
      return insteadOfComma(trouble);
    case 'key':
    case 'key or end':
      return insteadOfKey(trouble);
    case 'colon':
      return insteadOfColon(trouble);
    case 'nothing':
      return insteadOfEnd(trouble);
    default:
      return insteadOfValue(trouble);
  }
}
