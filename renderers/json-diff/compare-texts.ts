import { diffArrays } from 'diff';
import { type PairOfLines, pairLines } from './pair-lines.ts';

/** How much work a comparison may be. */
export interface Budget {
  /** The most lines that are removed and added, together. */
  edits: number;
  milliseconds: number;
}

/** A line of one of the texts, counted from 1. */
export interface Line {
  number: number;
  text: string;
}

/** What stands side by side: the same line; a line and what became of it; lines that have nothing to do with each other. */
export interface Row {
  kind: 'same' | 'changed' | 'replaced';
  before?: Line;
  after?: Line;
}

export interface Comparison {
  rows: Row[];
  /** Whether the texts differ more than the budget allows to find out: all of one stands beside all of the other. */
  gaveUp: boolean;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Counts the lines of both sides. */
function numbered(pairs: Iterable<PairOfLines & Pick<Row, 'kind'>>): Row[] {
  let [befores, afters] = [0, 0];
  return Array.from(pairs, ({ kind, before, after }) => ({
    kind,
    ...(before !== undefined && { before: { number: ++befores, text: before } }),
    ...(after !== undefined && { after: { number: ++afters, text: after } }),
  }));
}

const replaced = (before: string[], after: string[]): Comparison => ({
  rows: numbered(
    Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
      kind: 'replaced',
      before: before[at],
      after: after[at],
    })),
  ),
  gaveUp: true,
});

/** Compares two texts line by line. The left sides of the rows are the first text, the right sides the second. */
export function compareTexts(beforeText: string, afterText: string, { edits, milliseconds }: Budget): Comparison {
  const [before, after] = [linesOf(beforeText), linesOf(afterText)];
  const changes = diffArrays(before, after, { maxEditLength: edits, timeout: milliseconds });
  if (!changes) return replaced(before, after);
  const pairs: (PairOfLines & Pick<Row, 'kind'>)[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  for (const change of [...changes, undefined]) {
    if (change?.removed) removed = change.value;
    else if (change?.added) added = change.value;
    else {
      for (const pair of pairLines(removed, added, edits)) pairs.push(pair);
      [removed, added] = [[], []];
      for (const line of change?.value ?? []) pairs.push({ kind: 'same', before: line, after: line });
    }
  }
  return { rows: numbered(pairs), gaveUp: false };
}
