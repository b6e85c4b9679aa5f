import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { jsonPointer } from '../json-pointer.ts';
import { stringProperty, walk } from '../walk.ts';
import { Composer, type FindPart, type IncludeProblem, type PlacedPart } from './compose.ts';
import { isInclude } from './include.ts';

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

/**
 * Puts parts in place in a text that a person has written, mistakes and all: what the checker finds in it has a line and a column
 * in that text. Undefined when it includes nothing.
 */
export function composeText(id: string, text: string, find: FindPart): ComposedText | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  const composer = new Composer(find);
  const splices: Splice[] = [];
  const pieces: string[] = [];
  let end = 0;
  let length = 0;
  const add = (piece: string) => {
    pieces.push(piece);
    length += piece.length;
  };
  walk(root, ({ node, path, reading }) => {
    if (node.offset < end || reading !== 'node' || stringProperty(node, 'type') !== 'include') return;
    const include: unknown = getNodeValue(node);
    if (!isInclude(include)) return;
    const part = composer.place(include, { path: [...path], inside: [id], reading: 'node' });
    add(text.slice(end, node.offset));
    const piece = JSON.stringify(part);
    splices.push({ pointer: jsonPointer(path), node, start: length, length: piece.length });
    add(piece);
    end = node.offset + node.length;
  });
  if (splices.length === 0) return undefined;
  add(text.slice(end));
  const { parts, problems } = composer;
  const includes = new Map(splices.map(({ pointer, node }) => [pointer, node]));
  return { text: pieces.join(''), parts, problems, includes, originalOf: (offset) => original(splices, offset) };
}
