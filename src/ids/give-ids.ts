import { type Node, parseTree } from 'jsonc-parser';
import { idOf, typedNodes } from '../validation/typed-nodes.ts';
import { property } from '../validation/walk.ts';
import { idsFor } from './name-of.ts';

/** Ids that a screen must not give: those of the screens that stand in one page with it, and names that calls mean. */
export type Taken = ReadonlySet<string>;

/** The first of the wished ids that is free, else the best one with the next number. */
function freeId(wishes: readonly string[], isFree: (id: string) => boolean): string {
  const wished = wishes.find(isFree);
  if (wished !== undefined) return wished;
  let number = 2;
  while (!isFree(`${wishes[0]}-${number}`)) number += 1;
  return `${wishes[0]}-${number}`;
}

/** What stands between two properties of the object that a property belongs to. */
function gapBefore(text: string, property: Node): string {
  const before = /\s*$/.exec(text.slice(0, property.offset))?.[0] ?? '';
  return before.includes('\n') ? before : ' ';
}

/** The id behind the type, where the eye looks for it. */
function insertion(text: string, node: Node, id: string): { at: number; words: string } {
  const type = property(node, 'type')?.parent as Node;
  return { at: type.offset + type.length, words: `,${gapBefore(text, type)}"id": ${JSON.stringify(id)}` };
}

/**
 * Gives each typed node without an id a short one that says what it is, and changes nothing else in the text: not an id that is
 * there, not the layout. The root is called as its file.
 *
 * @param name the file's name, without folder and ending
 * @param taken ids that only an include may have again: it goes when its part is put in place
 */
export function giveIds(text: string, name: string, taken: Taken): string {
  const root = parseTree(text);
  if (!root) return text;
  const nodes = typedNodes(root);
  const own = new Set(nodes.map((node) => idOf(node)?.value));
  const insertions = nodes.flatMap((node) => {
    if (idOf(node)) return [];
    const isInclude = property(node, 'type')?.value === 'include';
    const wishes = node === root ? [name, ...(property(node, 'type')?.value === 'page' ? [`${name}-page`] : [])] : [];
    const id = freeId([...wishes, ...idsFor(node)], (wish) => !own.has(wish) && (isInclude || !taken.has(wish)));
    own.add(id);
    return [insertion(text, node, id)];
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((whole, { at, words }) => whole.slice(0, at) + words + whole.slice(at), text);
}
