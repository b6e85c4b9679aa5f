import type { Change, Changed } from '../difference/change.ts';
import { isObject, type Json } from '../page/json.ts';
import { valueAt } from './label.ts';

/** Words as a node of a list: the text itself, or a node that shows it and nothing else. */
function wordsOf(node: Json | undefined): string | undefined {
  if (typeof node === 'string') return node;
  const words = isObject(node) && node['type'] === 'tpl' ? node['tpl'] : undefined;
  return typeof words === 'string' ? words : undefined;
}

/** The nodes that were added or removed, with their places. */
const ends = (changes: readonly Change[], kind: 'added' | 'removed') =>
  changes.flatMap((change) => {
    if (change.kind !== kind) return [];
    return [{ change: change as Change, pointer: 'to' in change ? change.to : (change as { from: string }).from }];
  });

/**
 * The changes that repeat each other when the same words are a plain text on one page and an entry of a list on the other: the text is
 * reported as removed and the entry as added, or the reverse.
 */
function repackedIn(words: Changed, changes: readonly Change[], from: Json, to: Json): Change[] {
  const isPacked = words.after === undefined;
  const written = isPacked ? words.before : words.after;
  if (typeof written !== 'string' || (isPacked ? 'after' : 'before') in words) return [];
  const [page, list] = isPacked ? [to, words.to + words.property] : [from, words.from + words.property];
  const value = valueAt(page, list);
  const same = ends(changes, isPacked ? 'added' : 'removed').find(
    ({ pointer }) =>
      (pointer === list || pointer.slice(0, pointer.lastIndexOf('/')) === list) &&
      wordsOf(valueAt(page, pointer)) === written,
  );
  if (!same) return [];
  // Publishing needs at least one change in words, so the entry stays when the list holds nothing else.
  return Array.isArray(value) && value.length > 1 ? [words, same.change] : [words];
}

/** The changes without those of `repackedIn`: the reader sees the same words before and after. */
export function withoutRepacked(changes: readonly Change[], from: Json, to: Json): Change[] {
  const repeated = changes.flatMap((change) =>
    change.kind === 'changed' ? repackedIn(change, changes, from, to) : [],
  );
  const repacked = new Set(repeated);
  return changes.filter((change) => !repacked.has(change));
}
