import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { text, texts } from '../../../src/machine/texts.mjs';
import { difference, type Json, sentencesOf, wordChanges } from '../../../src/merge/index.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { Message } from '../../../src/validation/index.ts';
import { segmentsOf } from '../../../src/validation/json-pointer.ts';
import { positionFinder } from '../../../src/validation/text-position.ts';
import { fileOf, type Mistake } from './folder.ts';
import type { Standing } from './standing.ts';

/** A path as it is shown: relative to where the command was called. */
export function shownPath(path: string): string {
  const name = relative(process.env['INIT_CWD'] ?? process.cwd(), path);
  return name.startsWith('..') ? path : name;
}

/** Line and column of the value at a JSON pointer in a file's text; its nearest ancestor's where it is not there. */
export function placeOf(content: string, pointer: string): { line: number; column: number } {
  const root = parseTree(content);
  const path: (string | number)[] = [];
  let node = root;
  for (const name of segmentsOf(pointer)) {
    path.push(root && node?.type === 'array' ? Number(name) : name);
    const next = root && findNodeAtLocation(root, path);
    if (!next) break;
    node = next;
  }
  return positionFinder(content)(node?.offset ?? 0);
}

/** Fills a text of the server in a language. */
function serverText(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const words = texts(locale)[key];
  if (words === undefined) return key;
  return words.replace(/\{(\w+)\}/g, (whole: string, name: string) => String(values[name] ?? whole));
}

const atStart = { line: 1, column: 1, pointer: '' };

/** What is wrong with the files that hold no page. */
export function mistakeMessages(mistakes: readonly Mistake[], locale: Locale): Message[] {
  return mistakes.map((mistake) => ({
    ...{ ...mistake, file: shownPath(mistake.file), pointer: '', severity: 'error' as const, code: 'screens.json' },
    message: text('screens-json', {}, locale),
  }));
}

/** One message for each screen that stands otherwise than at the last pull; an error where both sides have changed it. */
export function standingMessages(folder: string, rows: readonly Standing[], locale: Locale): Message[] {
  return rows
    .filter(({ side }) => side !== 'same')
    .map(({ id, side, kind }) => ({
      ...{ file: shownPath(fileOf(folder, id)), ...atStart },
      severity: side === 'both' ? 'error' : 'warning',
      code: `screens.${side}-${kind}`,
      message: text(`screens-${side}`, { id, kind: text(`screens-${kind}`, {}, locale) }, locale),
    }));
}

/** What putting the folder's screen in the place of the published one would change, node by node. */
export function differenceMessages(folder: string, row: Standing, locale: Locale): Message[] {
  const { id, side, local, published } = row;
  const file = shownPath(fileOf(folder, id));
  const severity = side === 'both' ? 'error' : 'warning';
  if (!local || !published) {
    const words = text(local ? 'screens-only-here' : 'screens-only-there', { id }, locale);
    return [{ file, ...atStart, severity, code: 'screens.difference', message: words }];
  }
  const [from, to] = [published.schema as Json, local.schema as Json];
  const sentences = sentencesOf(serverText, wordChanges(difference(from, to), from, to), locale);
  return sentences.map(({ pointer, text: message }) => {
    return { file, ...placeOf(local.text, pointer), pointer, severity, code: 'screens.difference', message };
  });
}

/** Messages of the server about screens, with their places in the files. */
export function located(
  folder: string,
  messages: readonly (Omit<Message, 'file'> & { id: string })[],
  contents: ReadonlyMap<string, { text: string }>,
): Message[] {
  return messages.map(({ id, ...message }) => {
    const path = fileOf(folder, id);
    const content = existsSync(path) ? (contents.get(id)?.text ?? '') : '';
    return { ...message, file: shownPath(path), ...placeOf(content, message.pointer) };
  });
}
