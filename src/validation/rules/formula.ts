import { Evaluator, parse } from 'amis-formula';
import type { Node } from 'jsonc-parser';
import { addedFunctions, formulaFilters } from '../../types/generated/formula-words.ts';
import { suggest } from '../suggest.ts';
import { formulaMistake, LONGEST_TRIED } from './formula-mistake.ts';
import { isNamedOnPage } from './known-names.ts';
import type { Problem, Rule } from './rule.ts';

/** Characters that are parsed for one document: the parser takes two seconds for a million, and pages have thousands. */
const MOST_PARSED = 100_000;

const UNREAD: readonly Mistake[] = [{ code: 'formula.too-long', severity: 'warning' }];

/** The program of a custom action, of which another rule tells: `${` means something else in it. */
const PROGRAM = 'script';

const FILTERS = new Set(formulaFilters);

/** amis-formula has its functions as methods: `fnSUM`. */
const FUNCTIONS = new Set([
  ...addedFunctions,
  ...Object.getOwnPropertyNames(Evaluator.prototype)
    .filter((name) => name.startsWith('fn'))
    .map((name) => name.slice(2)),
]);

const isKnown = (name: string): boolean => FILTERS.has(name);

/** A text's formulas as a tree. Throws where there is none; the parser counts columns wrong behind a line's end. */
function read(text: string, isFilter = isKnown): unknown {
  const options = { evalMode: false, allowFilter: true, isFilter };
  return parse(text.replace(/[\r\n]/g, ' '), options);
}

interface Ast {
  type?: string;
  op?: string;
  identifier?: unknown;
  right?: Ast;
  name: string;
  input?: Ast;
  filters?: readonly { name: string; args: readonly unknown[] }[];
  start: { index: number };
  end: { index: number };
}

/** What is wrong with a text. */
interface Mistake extends Problem {
  /** To amis it is no mistake when there is a value of the name: a bar before that means an operation with bits. */
  mayBeValue?: boolean;
}

/** What is wrong with texts, and shapes of texts, seen before: pages repeat theirs. */
const known = new Map<string, readonly Mistake[]>();
const MOST_KNOWN = 5000;

/** A process sees many pages: what it keeps of them are short texts. */
const LONGEST_KNOWN = 500;

/** What is known of one document: its long texts, and how much more of it is parsed. */
interface Memory {
  long: Map<string, readonly Mistake[]>;
  left: number;
}

const memories = new WeakMap<object, Memory>();

function memoryOf(document: object): Memory {
  const memory = memories.get(document) ?? { long: new Map(), left: MOST_PARSED };
  memories.set(document, memory);
  return memory;
}

/** Names of values: no functions, filters, escapes or words of the language. */
const VALUE_NAME = /(?<!\\|\|\s*)\b(?!(?:true|false|null|undefined)\b)[a-z_]\w*\b(?!\s*\()/gi;
const WHOLE_NUMBER = /\b[1-9]\d*\b/g;

/** A text without what its formulas can be read whatever it is: long lists differ in names and numbers alone. */
const shapeOf = (text: string): string => text.replace(VALUE_NAME, 'a').replace(WHOLE_NUMBER, '1');

function unknownWord(code: string, name: string, index: number, words: Iterable<string>): Mistake {
  return { code: `formula.unknown-${code}`, values: { name, column: index + 1 }, suggestion: suggest(name, words) };
}

function unknownFilter(name: string, index: number, mayBeValue: boolean): Mistake {
  return { ...unknownWord('filter', name, index, FILTERS), mayBeValue };
}

/** The first call of a function, or use of a filter, that there is none of; one that may be none goes behind the others. */
function unknownIn(ast: unknown, text: string): Mistake | undefined {
  const left: unknown[] = [ast];
  let perhaps: Mistake | undefined;
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (next === null || typeof next !== 'object') continue;
    const { type, op, identifier, right, input, filters = [], start } = next as Ast;
    const filter = filters.find(({ name }) => !isKnown(name));
    if (filter && input) {
      const index = text.indexOf(filter.name, input.end.index);
      const mistake = unknownFilter(filter.name, index, filter === filters[0] && filter.args.length === 0);
      if (!mistake.mayBeValue) return mistake;
      perhaps ??= mistake;
    }
    if (type === 'func_call' && typeof identifier === 'string' && !FUNCTIONS.has(identifier) && !isKnown(identifier)) {
      return unknownWord('function', identifier, start.index, FUNCTIONS);
    }
    if (op === '|' && right?.type === 'variable') {
      const mistake = unknownFilter(right.name, right.start.index, true);
      if (mistake.suggestion !== undefined) perhaps ??= mistake;
    }
    left.push(...Object.values(next));
  }
  return perhaps;
}

/** What is wrong with a text: any name behind a bar is a filter's, unless the text can only be read otherwise. */
function mistakesOf(text: string, memory: Memory): readonly Mistake[] {
  let failure: unknown;
  for (const isFilter of [() => true, isKnown]) {
    memory.left -= text.length;
    try {
      const mistake = unknownIn(read(text, isFilter), text);
      return mistake ? [mistake] : [];
    } catch (error) {
      failure = error;
    }
  }
  return [formulaMistake(text, failure as Error, errorOf)];
}

/** Looks up what is wrong with a text, or finds out. */
function look(text: string, memory: Memory, find = mistakesOf): readonly Mistake[] {
  const texts = text.length > LONGEST_KNOWN ? memory.long : known;
  const seen = texts.get(text);
  if (seen) return seen;
  if (texts.size >= MOST_KNOWN) texts.clear();
  const mistakes = find(text, memory);
  texts.set(text, mistakes);
  return mistakes;
}

/** Only what is wrong depends on more than the shape. */
const mistakesByShape = (text: string, memory: Memory): readonly Mistake[] =>
  look(shapeOf(text), memory).length === 0 ? [] : mistakesOf(text, memory);

/** The first text that is not parsed for want of time tells it for all. */
function stopped(memory: Memory): readonly Mistake[] {
  memory.left = Number.NEGATIVE_INFINITY;
  return UNREAD;
}

function problemsOf(text: string, memory: Memory): readonly Mistake[] {
  if (memory.left < 0 || text.length > MOST_PARSED) return Number.isFinite(memory.left) ? stopped(memory) : [];
  // A part of a page's text, and any part of that, would keep the whole page in memory.
  return look(` ${text}`.slice(1), memory, mistakesByShape);
}

/** Why a text cannot be read; undefined where it can. */
function errorOf(text: string): Error | undefined {
  try {
    read(text);
  } catch (error) {
    return error as Error;
  }
  return undefined;
}

/** A text's formulas as a tree; undefined where they cannot be read. */
export function readFormulas(text: string): unknown {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** A text that can be read, or what it may have been meant to be; undefined where that cannot be told. */
export function readable(text: string): string | undefined {
  if (text.length > LONGEST_TRIED) return undefined;
  const error = errorOf(text);
  return error ? formulaMistake(text, error, errorOf).suggestion : text;
}

/** The place of a problem in the document: the sign at fault, however the signs before it are written. */
function placed(problem: Problem, { offset }: Node, document: string): Problem {
  const column = problem.values?.['column'];
  if (typeof column !== 'number') return problem;
  let at = offset + 1;
  for (let left = column; left > 1; left--) at += document[at] !== '\\' ? 1 : document[at + 1] === 'u' ? 6 : 2;
  return { ...problem, offset: at };
}

/** Every formula of a page can be read, and calls only functions and filters that there are. */
export const formula: Rule = ({ node, key }, _, document) => {
  if (node.type !== 'string' || key === PROGRAM) return [];
  const text: string = node.value;
  if (!text.includes('${')) return [];
  return problemsOf(text, memoryOf(document))
    .filter(({ mayBeValue, values }) => !mayBeValue || !isNamedOnPage(node, String(values?.['name'])))
    .map((problem) => placed(problem, node, document.text));
};
