import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { jsonPointer } from '../json-pointer.ts';
import { stringProperty, typeOf, walk } from '../walk.ts';
import { Composer, type FindPart, type Given, type IncludeProblem, type PlacedPart } from './compose.ts';
import { isInclude, type Json } from './include.ts';
import { OF_THE_PAGE } from './repeated-ids.ts';

/** An include in the text that stands there, and where its part stands in the composed one. */
interface Splice {
  pointer: string;
  node: Node;
  /** The composed text begins here. */
  start: number;
  /** Characters of the part. */
  length: number;
}

/** The text of a screen with all its parts in place. Whatever is no part stands in the same order as before. */
export interface ComposedText {
  text: string;
  parts: PlacedPart[];
  problems: IncludeProblem[];
  given: Given[];
  /** The includes of the text itself, by their pointers. */
  includes: ReadonlyMap<string, Node>;
  /** Where a character of the composed text stands in the one that was given; the include for one of a part. */
  originalOf(offset: number): number;
}

function original(splices: readonly Splice[], offset: number): number {
  let moved = 0;
  for (const { node, start, length } of splices) {
    if (offset < start) break;
    if (offset < start + length) return node.offset;
    moved = start + length - (node.offset + node.length);
  }
  return offset - moved;
}

/** A part, and the include in whose place it is put. */
interface Placed {
  pointer: string;
  node: Node;
  part: unknown;
}

function placeParts(root: Node, id: string, composer: Composer): Placed[] {
  const placed: Placed[] = [];
  let end = 0;
  walk(root, ({ node, path, reading }) => {
    if (node.type !== 'object' || node.offset < end || reading !== 'node') return;
    const include: unknown = stringProperty(node, 'type') === 'include' ? getNodeValue(node) : undefined;
    if (!isInclude(include)) {
      composer.ids.see(ownProperties(node), typeOf(node), OF_THE_PAGE);
      return;
    }
    const own = { inside: [id], owner: OF_THE_PAGE, source: [...path] };
    const part = composer.place(include, { ...own, path: [...path], reading: 'node' });
    placed.push({ pointer: jsonPointer(path), node, part });
    end = node.offset + node.length;
  });
  composer.ids.takeRepeatedAway();
  return placed;
}

/** What an object says in a word, without what stands below it. */
const ownProperties = (node: Node): Json =>
  Object.fromEntries((node.children ?? []).map(({ children: [name, value] = [] }) => [name?.value, value?.value]));

function spliced(text: string, placed: readonly Placed[]): { splices: Splice[]; whole: string } {
  const splices: Splice[] = [];
  let whole = '';
  let end = 0;
  for (const { pointer, node, part } of placed) {
    const piece = JSON.stringify(part);
    whole += text.slice(end, node.offset);
    splices.push({ pointer, node, start: whole.length, length: piece.length });
    whole += piece;
    end = node.offset + node.length;
  }
  return { splices, whole: whole + text.slice(end) };
}

/**
 * Puts parts in place in a text that a person has written, mistakes and all: what the checker finds in it has a line and a column
 * in that text. Undefined when it includes nothing.
 */
export function composeText(id: string, text: string, find: FindPart): ComposedText | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  const composer = new Composer(find);
  const placed = placeParts(root, id, composer);
  if (placed.length === 0) return undefined;
  const { splices, whole } = spliced(text, placed);
  const { parts, problems, given } = composer;
  const includes = new Map(splices.map(({ pointer, node }) => [pointer, node]));
  return { text: whole, parts, problems, given, includes, originalOf: (offset) => original(splices, offset) };
}
