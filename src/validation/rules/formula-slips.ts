import type { Node } from 'jsonc-parser';
import { readFormulas } from './formula.ts';
import { isNamedOnPage } from './known-names.ts';
import type { Problem, Rule } from './rule.ts';

/** Characters that are parsed for one document; only texts that may hold a slip are. */
const MOST_PARSED = 50_000;

/** What a program is in; `${` means something else in it. */
const PROGRAM = 'script';

/** The end of an hour or a minute before a colon, and the beginning of what follows it in a format of a time. */
const MAYBE_TIME = /[Hhkm]:[ms]/;
const MAYBE_NAME = /\w-[a-z_]/i;

interface Ast {
  type?: string;
  op?: string;
  name?: string;
  value?: unknown;
  left?: Ast;
  right?: Ast;
  filters?: readonly { name: string; args: readonly unknown[] }[];
  start?: { index: number };
  end?: { index: number };
}

/** Every part of a formula's tree. */
function* partsOf(tree: unknown): Generator<Ast> {
  const left: unknown[] = [tree];
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (next === null || typeof next !== 'object') continue;
    yield next as Ast;
    left.push(...Object.values(next));
  }
}

/** Whether two arguments are one time that a colon has divided: `HH:mm`, `mm:ss`. */
const areOneTime = (before: unknown, after: unknown): boolean =>
  (/[Hhk]$/.test(String(before)) && /^m/.test(String(after))) ||
  (/m$/.test(String(before)) && /^s/.test(String(after)));

/** The filters of a formula that take a part of a time for their next argument. */
function* dividedTimes(tree: unknown): Generator<Problem> {
  for (const { filters } of partsOf(tree)) {
    for (const { name, args } of filters ?? []) {
      if (!args.some((arg, index) => typeof arg === 'string' && areOneTime(args[index - 1], arg))) continue;
      const format = args.map(String).join('\\:');
      yield { code: 'formula.divided-time', severity: 'warning', values: { filter: name, format } };
    }
  }
}

/** The name that a subtraction without blanks was meant to be, as it is written; undefined for other subtractions. */
function nameIn({ op, left, right }: Ast, text: string): { name: string; negated: boolean } | undefined {
  if (op !== '-' || right?.type !== 'variable' || !left) return undefined;
  let first = left;
  while (first.op === '-' && first.left) first = first.left;
  const negated = first.type === 'unary' && first.op === '!';
  const begin = negated ? (first.value as Ast) : first;
  const written = text.slice(begin.start?.index ?? 0, right.end?.index);
  return /^[a-z_][\w-]*$/i.test(written) ? { name: written, negated } : undefined;
}

/** Subtractions that were meant to be names. What `!` makes is nothing to subtract from; other names have to stand on the page. */
function* dividedNames(tree: unknown, text: string, node: Node): Generator<Problem> {
  const inner = new Set<unknown>();
  for (const part of partsOf(tree)) {
    if (inner.has(part)) continue;
    const found = nameIn(part, text);
    if (!found || !(found.negated || isNamedOnPage(node, found.name))) continue;
    for (let next = part.left; next; next = next.left) inner.add(next);
    const { name } = found;
    yield { code: 'formula.divided-name', severity: 'warning', values: { name, instead: `&['${name}']` } };
  }
}

const parsed = new WeakMap<object, number>();

/** Whether there is still time for a text of a document. */
function mayParse(text: string, document: object): boolean {
  const sum = (parsed.get(document) ?? 0) + text.length;
  parsed.set(document, sum);
  return sum <= MOST_PARSED;
}

/** Formulas that can be read, but as something else than was meant: a colon ends an argument, a hyphen is a minus. */
export const formulaSlips: Rule = ({ node, key }, _, document) => {
  if (node.type !== 'string' || key === PROGRAM) return [];
  const text: string = node.value;
  const [time, name] = [MAYBE_TIME.test(text), MAYBE_NAME.test(text)];
  if (!text.includes('${') || !(time || name) || !mayParse(text, document)) return [];
  const tree = readFormulas(text);
  return [...(time ? dividedTimes(tree) : []), ...(name ? dividedNames(tree, text, node) : [])];
};
