import { parse } from 'amis-formula';

/** Trees that are kept, and the longest texts they may have in all. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 1_000_000;

const kept = new Map<string, object>();
let keptLength = 0;

function keep(text: string, tree: object): void {
  if (kept.size >= MOST_KEPT || keptLength > LONGEST_KEPT) {
    kept.clear();
    keptLength = 0;
  }
  kept.set(text, tree);
  keptLength += text.length;
}

/** Reads a text with formulas; the trees of the last texts are kept. Throws what the parser throws. */
export function parseFormula(text: string): object {
  const known = kept.get(text);
  if (known) return known;
  const tree = parse(text, { evalMode: false, allowFilter: true }) as object;
  keep(text, tree);
  return tree;
}
