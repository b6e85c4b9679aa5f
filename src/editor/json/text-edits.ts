import { type Node, parseTree } from 'jsonc-parser';
import { isObject, type Json } from '../page/json.ts';

/** A piece of a text and what takes its place. Offsets and lengths are in UTF-16 units. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** An entry of an object or a list. */
interface Member {
  key?: string;
  value: unknown;
}

const INDENT = '  ';

/** A page as the JSON view writes it. */
export const pageText = (page: unknown): string => JSON.stringify(page, null, INDENT);

const membersOf = (value: unknown): Member[] =>
  Array.isArray(value)
    ? value.map((one) => ({ value: one }))
    : Object.entries(value as Json).map(([key, one]) => ({ key, value: one }));

const entryOf = (member: Node): Node => (member.type === 'property' ? member.children![1]! : member);

const keyOf = (member: Node): string | undefined =>
  member.type === 'property' ? String(member.children![0]!.value) : undefined;

function isSame(member: Node, { key, value }: Member): boolean {
  return keyOf(member) === key && isSameValue(entryOf(member), value);
}

/** Whether a value stands in the text already, its properties in the same order. */
function isSameValue(node: Node, value: unknown): boolean {
  if (!isContainer(node, value)) return node.children === undefined && node.value === value;
  const [old, next] = [node.children ?? [], membersOf(value)];
  return old.length === next.length && old.every((member, index) => isSame(member, next[index]!));
}

const isContainer = (node: Node, value: unknown): boolean =>
  (node.type === 'object' && isObject(value)) || (node.type === 'array' && Array.isArray(value));

/**
 * The fewest edits of whole entries that make a text say a page. What did not change keeps its place, its blanks and its line breaks, and
 * with them the cursor and the folding of an editor.
 * @param text valid JSON
 */
export function textEdits(text: string, page: unknown): TextEdit[] {
  const edits: TextEdit[] = [];

  function indentAt(offset: number): string {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(text.slice(start, offset))![0];
  }

  function written({ key, value }: Member, indent: string): string {
    const lines = pageText(value).replaceAll('\n', `\n${indent}`);
    return key === undefined ? lines : `${JSON.stringify(key)}: ${lines}`;
  }

  function replace(node: Node, value: unknown): void {
    edits.push({
      offset: node.offset,
      length: node.length,
      text: pageText(value).replaceAll('\n', `\n${indentAt(node.offset)}`),
    });
  }

  /** Replaces the entries from `start` to `end` of a container that keeps others. */
  function splice(old: readonly Node[], [start, end]: [number, number], added: readonly Member[]): void {
    const indent = indentAt(old[0]!.offset);
    const between = text.slice(old[0]!.parent!.offset, old[0]!.offset).includes('\n') ? `,\n${indent}` : ', ';
    const texts = added.map((member) => written(member, indent)).join(between);
    const endOf = (at: number) => old[at]!.offset + old[at]!.length;
    if (start < end && added.length > 0) {
      edits.push({ offset: old[start]!.offset, length: endOf(end - 1) - old[start]!.offset, text: texts });
    } else if (start > 0) {
      const offset = endOf(start - 1);
      const length = start < end ? endOf(end - 1) - offset : 0;
      edits.push({ offset, length, text: added.length > 0 ? between + texts : '' });
    } else {
      const { offset } = old[0]!;
      const length = old[end]!.offset - offset;
      edits.push({ offset, length, text: added.length > 0 ? texts + between : '' });
    }
  }

  function visit(node: Node, value: unknown): void {
    if (isSameValue(node, value)) return;
    const old = node.children ?? [];
    const next = isContainer(node, value) ? membersOf(value) : [];
    let first = 0;
    while (first < old.length && first < next.length && isSame(old[first]!, next[first]!)) first += 1;
    let rest = 0;
    const most = Math.min(old.length, next.length) - first;
    while (rest < most && isSame(old[old.length - 1 - rest]!, next[next.length - 1 - rest]!)) rest += 1;
    const [oldEnd, nextEnd] = [old.length - rest, next.length - rest];
    const changed = next.slice(first, nextEnd);
    const isInPlace =
      oldEnd === nextEnd && changed.every(({ key }, index) => keyOf(old[first + index]!) === key) && next.length > 0;
    if (isInPlace) changed.forEach((member, index) => void visit(entryOf(old[first + index]!), member.value));
    else if (old.length === 0 || next.length === 0) replace(node, value);
    else if (first === 0 && oldEnd === old.length && changed.length === 0) replace(node, value);
    else splice(old, [first, oldEnd], changed);
  }

  visit(parseTree(text)!, page);
  return edits;
}
