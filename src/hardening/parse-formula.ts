import { parse } from 'amis-formula';

/** Trees that are kept, and the longest texts they may have in all. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 1_000_000;

const kept = new Map<string, object>();
const texts = new WeakMap<object, string>();
let keptLength = 0;

/** Called before a text is parsed. Documents and servers without the budget of formulas have none. */
let payFor: ((text: string) => void) | undefined;

/** Has a text paid for before it is parsed. `pay` throws where the text may not be parsed. */
export function payForParsing(pay: (text: string) => void): void {
  payFor = pay;
}

/** Says of which text a tree was made. */
export const textOfTree = (tree: object): string | undefined => texts.get(tree);

function keep(key: string, tree: object): void {
  if (kept.size >= MOST_KEPT || keptLength > LONGEST_KEPT) {
    kept.clear();
    keptLength = 0;
  }
  kept.set(key, tree);
  keptLength += key.length;
}

/**
 * Reads a text with formulas; the trees of the last texts are kept. Stands in for the two memories that amis has: one is never
 * emptied, the other keeps 40. Throws what the parser throws, and `BudgetExceeded` where the budget is installed and the text
 * is too long.
 */
export function parseFormula(text: string, options: object = {}): object {
  const key = `${text}\n${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  payFor?.(text);
  const tree = parse(text, options) as object;
  texts.set(tree, text);
  keep(key, tree);
  return tree;
}
