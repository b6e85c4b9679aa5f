import { diffArrays } from 'diff';

/** Two lines side by side, one of which may be missing. */
export interface PairOfLines {
  before?: string | undefined;
  after?: string | undefined;
}

interface ToldPair extends PairOfLines {
  kind: 'changed' | 'replaced';
}

/** The name of a property at the beginning of a line. */
const NAME = /^"(?:[^"\\]|\\.)*":/;

/** What makes a line the successor of another: the property's name, or the words without place and comma. */
function identityOf(line: string): string {
  const words = line.trim();
  return NAME.exec(words)?.[0] ?? words.replace(/,$/, '');
}

/** Lines that have nothing to do with each other, side by side as they come. */
const sideBySide = (removed: readonly string[], added: readonly string[]): ToldPair[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
    kind: 'replaced',
    before: removed[at],
    after: added[at],
  }));

/** Puts removed lines beside the added ones that they have become: those of the same property, in the same order. */
export function pairLines(removed: readonly string[], added: readonly string[], edits: number): ToldPair[] {
  const [befores, afters] = [removed.map(identityOf), added.map(identityOf)];
  const changes = diffArrays(befores, afters, { maxEditLength: edits });
  if (!changes) return sideBySide(removed, added);
  const pairs: ToldPair[] = [];
  // How many lines of both sides are done, and how many wait for the next pair.
  let [before, after, fewer, more] = [0, 0, 0, 0];
  function placeRest(): void {
    const [nextBefore, nextAfter] = [before + fewer, after + more];
    for (const pair of sideBySide(removed.slice(before, nextBefore), added.slice(after, nextAfter))) pairs.push(pair);
    [before, after, fewer, more] = [nextBefore, nextAfter, 0, 0];
  }
  for (const change of changes) {
    if (change.removed) fewer += change.count;
    else if (change.added) more += change.count;
    else {
      placeRest();
      for (const _ of change.value) pairs.push({ kind: 'changed', before: removed[before++], after: added[after++] });
    }
  }
  placeRest();
  return pairs;
}
