import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { CheckOptions } from '../check-document.ts';
import { pathOf } from '../json-pointer.ts';
import { type Finding, type Message, messageText } from '../message.ts';
import { MOST_SCOPED } from '../own-texts/limits.ts';
import { validateScreen } from '../screen.ts';
import { positionFinder } from '../text-position.ts';
import { type Composed, composeScreen } from './compose.ts';
import type { Json } from './include.ts';
import { composeWithTexts, withWordsIn } from './own-texts.ts';
import { findAmong, type PartsFound } from './parts-found.ts';
import { findingKey } from './validate.ts';
import { writtenAt } from './written-at.ts';

/** A page that includes the part which is checked. */
export interface IncludingPage {
  screen: string;
  page: Json;
  /** The parts of the page; among them the part as it is in force. */
  parts: PartsFound;
  lowest?: CheckOptions['lowest'];
}

/** A part that is about to be put into force. */
export interface NewPart {
  id: string;
  schema: Json;
}

/** The messages about a page with the given parts in place. */
function inPage({ screen, page, lowest }: IncludingPage, parts: PartsFound, options: CheckOptions) {
  const composed = composeScreen(screen, page, withWordsIn(findAmong(parts)));
  const target = { ...options, screen, ...(lowest ? { lowest } : {}) };
  return { composed, messages: validateScreen(composed.schema, target) };
}

const tooMuchIn = ({ problems }: Composed) => problems.find(({ code }) => code === 'too-much');

/** The message about what a part leaves no room for in its page. The caller fills in its place. */
function noRoom(code: string, values: Finding['values'], { texts, file = '' }: CheckOptions): Message {
  const finding = { offset: 0, pointer: '', severity: 'error', code, values } as const;
  return { pointer: '', severity: 'error', code, file, line: 0, column: 0, message: messageText(finding, texts) };
}

/** Whether the screens of a page have too many words of their own together. */
const areWordsTooMany = ({ screen, page }: IncludingPage, parts: PartsFound): boolean =>
  composeWithTexts(screen, page, findAmong(parts)).areTextsCut;

/** What a part does to one page: mistakes in it, by their places in the part, and new ones around it, at its root. */
function inOne(page: IncludingPage, { id, schema }: NewPart, options: CheckOptions): Message[] {
  const parts = { ...page.parts, schemas: { ...page.parts.schemas, [id]: schema } };
  const { composed, messages } = inPage(page, parts, options);
  const tooMuch = tooMuchIn(composed);
  // A page that was too large before is not this part's fault.
  if (tooMuch && !tooMuchIn(inPage(page, page.parts, options).composed)) {
    return [noRoom('include.too-much', { screen: tooMuch.screen }, options)];
  }
  if (areWordsTooMany(page, parts) && !areWordsTooMany(page, page.parts)) {
    return [noRoom('words.bounds', { limit: MOST_SCOPED }, options)];
  }
  const inside: Message[] = [];
  const around: Message[] = [];
  for (const message of messages) {
    const { part, pointer } = writtenAt(composed, message.pointer);
    if (part?.id === id) inside.push({ ...message, pointer });
    else if (message.severity === 'error') around.push(message);
  }
  if (around.length === 0) return inside;
  const before = new Set(inPage(page, page.parts, options).messages.map(findingKey));
  return [
    ...inside,
    ...around.filter((message) => !before.has(findingKey(message))).map((message) => ({ ...message, pointer: '' })),
  ];
}

/** Checks a part in every page that includes it. It reports each mistake once, at its place in the part's own text. */
export function validateInPages(part: NewPart, pages: readonly IncludingPage[], options: CheckOptions): Message[] {
  const text = JSON.stringify(part.schema, null, 2);
  const root = parseTree(text);
  const positionOf = positionFinder(text);
  const found = new Map(
    pages.flatMap((page) => inOne(page, part, options)).map((message) => [findingKey(message), message] as const),
  );
  return [...found.values()].map((message) => {
    const node = root && findNodeAtLocation(root, pathOf(message.pointer));
    return { ...message, file: options.file ?? '', ...positionOf(node?.offset ?? 0) };
  });
}
