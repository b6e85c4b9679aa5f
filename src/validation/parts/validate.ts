import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { type CheckOptions, toMessages } from '../check-document.ts';
import { isTooDeepOrLarge } from '../depth.ts';
import { pathOf } from '../json-pointer.ts';
import { DEEPEST_NESTING, findLimitBreach } from '../limits.ts';
import { type Message, messageText } from '../message.ts';
import { MOST_SCOPED } from '../own-texts/limits.ts';
import { tooMuch } from '../own-texts/read.ts';
import { validateScreen } from '../screen.ts';
import { suggest } from '../suggest.ts';
import { positionFinder } from '../text-position.ts';
import { aloneMessages } from './alone.ts';
import { type FindPart, type IncludeProblem, mayInclude } from './compose.ts';
import { type ComposedText, composeText } from './composed-text.ts';
import { givenFindings } from './given-parameters.ts';
import { isObject, isPart, jsonObject } from './include.ts';
import { composeWithTexts, withWordsIn } from './own-texts.ts';
import { isBelow, writtenAt } from './written-at.ts';

/** What the check of a screen with parts needs: who it is, and where its parts are. */
export interface PartCheckOptions extends CheckOptions {
  screen: string;
  find: FindPart;
  /** Ids of screens, for suggestions. */
  known?: Iterable<string>;
}

/** The findings in each part alone. One check of a file collects them once. */
type PartFindings = Map<string, ReadonlySet<string>>;

/** What two messages about the same mistake have in common. */
export const findingKey = ({ code, pointer }: Pick<Message, 'code' | 'pointer'>) => `${code} ${pointer}`;

/** The mistakes that a part has on every page. The check of the part's own file reports them. */
function findingsIn(id: string, from: string, options: PartCheckOptions, findings: PartFindings): ReadonlySet<string> {
  const known = findings.get(id);
  if (known) return known;
  findings.set(id, new Set());
  const part = options.find(id, from);
  const messages =
    typeof part === 'string' ? [] : check(JSON.stringify(part, null, 2), { ...options, screen: id }, findings);
  const found = new Set(messages.map(findingKey));
  findings.set(id, found);
  return found;
}

/** Messages about the text itself, about the includes in it, and about what their parts are in this page alone. */
function inPlace(
  text: string,
  root: Node,
  composed: ComposedText,
  found: readonly Message[],
  options: PartCheckOptions,
  findings: PartFindings,
): Message[] {
  const { problems, includes, originalOf } = composed;
  const { texts, file = '' } = options;
  const positionOf = positionFinder(text);
  const offsetOf = offsetFinder(composed.text);
  const includeOf = (pointer: string) => [...includes.keys()].find((include) => isBelow(pointer, include));

  const positionAt = (pointer: string) => positionOf(findNodeAtLocation(root, pathOf(pointer))?.offset ?? 0);

  function atInclude(include: string, message: Omit<Message, 'file' | 'line' | 'column' | 'pointer'>): Message {
    const pointer = `${include}/screen`;
    return { file, ...positionAt(pointer), pointer, ...message };
  }

  function ofProblem({ code: reason, screen, pointer }: IncludeProblem): Message[] {
    const written = writtenAt(composed, pointer);
    const include = written.part ? includeOf(pointer) : written.pointer;
    // The check of the part's own file reports what the part includes, and a cycle that does not contain this file.
    const isReported = written.part && reason !== 'too-deep' && reason !== 'too-much' && screen !== options.screen;
    if (include === undefined || isReported) return [];
    const code = `include.${reason}`;
    const suggestion = reason === 'unknown' ? suggest(screen, [...(options.known ?? [])]) : undefined;
    const finding = { offset: 0, pointer, severity: 'error', code, values: { screen }, suggestion } as const;
    const said = { severity: 'error', code, message: messageText(finding, texts) } as const;
    return [atInclude(include, { ...said, ...(suggestion === undefined ? {} : { suggestion }) })];
  }

  function ofMessage(message: Message): Message[] {
    const include = includeOf(message.pointer);
    if (include === undefined) return [{ ...message, ...positionOf(originalOf(offsetOf(message))) }];
    const { part, pointer } = writtenAt(composed, message.pointer);
    if (!part) return [{ ...message, pointer, ...positionAt(pointer) }];
    if (findingsIn(part.id, part.from, options, findings).has(findingKey({ code: message.code, pointer }))) return [];
    const words = (texts['validate.include.inside'] ?? 'validate.include.inside')
      .replace('{screen}', () => `${part.id}#${pointer}`)
      .replace('{message}', () => message.message);
    return [atInclude(include, { severity: message.severity, code: 'include.inside', message: words })];
  }

  const given = toMessages(text, givenFindings(root, options.screen, options.find), options);
  const all = [...problems.flatMap(ofProblem), ...found.flatMap(ofMessage), ...given];
  return all.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The offset of a line and column. */
function offsetFinder(text: string): (place: Pick<Message, 'line' | 'column'>) => number {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1;
}

/** What is wrong with the words of the screen and its parts together; `root` is the screen as its author has written it. */
function ofAllWords(text: string, root: Node, { screen, find, ...options }: PartCheckOptions): Message[] {
  const schema: unknown = getNodeValue(root);
  if (!isObject(schema) || !composeWithTexts(screen, schema, find).areTextsCut) return [];
  return toMessages(text, [tooMuch(root, MOST_SCOPED)], options);
}

function check(text: string, options: PartCheckOptions, findings: PartFindings): Message[] {
  const root = parseTree(text);
  const schema: unknown = root && getNodeValue(root);
  const composed = mayInclude(text) ? composeText(options.screen, text, withWordsIn(options.find)) : undefined;
  const all = validateScreen(composed?.text ?? text, options);
  const isAlone = isPart(schema) && !options.isPage;
  const found = isAlone ? aloneMessages(all, jsonObject(composed?.text ?? text)) : all;
  const placed = composed ? inPlace(text, root as Node, composed, found, options, findings) : found;
  const isScoped = composed !== undefined || isPart(schema);
  return root && isScoped && !placed.some(({ code }) => code === 'words.bounds')
    ? [...ofAllWords(text, root, options), ...placed]
    : placed;
}

/**
 * Checks a screen with its parts in place: a page as readers get it, a part by itself as far as it can be judged without a page.
 * Positions and pointers are those of the text that is given; what is wrong with a part in this page alone stands at its include.
 */
export function validateWithParts(page: unknown, options: PartCheckOptions): Message[] {
  const isText = typeof page === 'string';
  if (!isText && isTooDeepOrLarge(page, DEEPEST_NESTING)) return validateScreen(page, options);
  const text = isText ? page : (JSON.stringify(page, null, 2) ?? 'null');
  if (findLimitBreach(text)) return validateScreen(page, options);
  return check(text, options, new Map());
}
