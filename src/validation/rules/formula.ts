import { parse } from 'amis-formula';
import type { Node } from 'jsonc-parser';
import { formulaFilters, formulaFunctions } from '../../types/generated/formula-words.ts';
import { suggest } from '../suggest.ts';
import { formulaMistake, LONGEST_TRIED } from './formula-mistake.ts';
import type { Problem, Rule } from './rule.ts';

/** Longest text that is parsed; the parser recurses and looks ahead, and no page needs a longer formula. */
const LONGEST_FORMULA = 20_000;

/** Texts that hold programs or other languages, where `${` means something else. */
const OTHER_LANGUAGES = new Set([
  'adaptor',
  'requestAdaptor',
  'responseAdaptor',
  'script',
  'onMount',
  'onUpdate',
  'onUnmount',
]);

const FILTERS = new Set(formulaFilters);
const FUNCTIONS = new Set(formulaFunctions);
const OPTIONS = { evalMode: false, allowFilter: true, isFilter: (name: string) => FILTERS.has(name) };

/** A filter with arguments that amis does not know is a syntax error to it. */
const FILTER_CALL = /(?<!\|)\|\s*([A-Za-z_]\w*)\s*(?=[:|}])/g;

interface Ast {
  type?: string;
  op?: string;
  identifier?: unknown;
  right?: Ast;
  name?: unknown;
}

/** Where a part of a formula stands. */
const PLACES = new Set(['start', 'end']);

/** What is wrong with texts seen before: pages repeat theirs. */
const known = new Map<string, readonly Problem[]>();
const MOST_KNOWN = 5000;

/** Shapes of texts that nothing is wrong with. */
const sound = new Set<string>();

/** Names of values: no functions, filters, escapes or words of the language. */
const VALUE_NAME = /(?<!\\|\|\s*)\b(?!(?:true|false|null|undefined)\b)[a-z_]\w*\b(?!\s*\()/gi;
const WHOLE_NUMBER = /\b[1-9]\d*\b/g;

/** A text without what its formulas can be read whatever it is: long lists differ in names and numbers alone. */
const shapeOf = (text: string): string => text.replace(VALUE_NAME, 'a').replace(WHOLE_NUMBER, '1');

function unknownWord(code: string, name: string, words: Iterable<string>): Problem | undefined {
  const near = suggest(name, words);
  const problem: Problem = { code, values: { name } };
  return near === undefined ? problem : { ...problem, suggestion: near };
}

function unknownFilter(text: string): Problem | undefined {
  for (const [, name = ''] of text.matchAll(FILTER_CALL)) {
    if (FILTERS.has(name)) continue;
    const problem = unknownWord('formula.unknown-filter', name, FILTERS);
    if (problem?.suggestion !== undefined) return problem;
  }
  return undefined;
}

/** The first call of a function, or use of a filter, that there is none of. */
function unknownIn(ast: unknown): Problem | undefined {
  const left: unknown[] = [ast];
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (next === null || typeof next !== 'object') continue;
    const { type, op, identifier, right, name } = next as Ast;
    // Behind a filter that there is, the parser takes any name for one and lists it without a type.
    if (type === undefined && typeof name === 'string' && !FILTERS.has(name)) {
      return unknownWord('formula.unknown-filter', name, FILTERS);
    }
    if (type === 'func_call' && typeof identifier === 'string' && !FUNCTIONS.has(identifier)) {
      return unknownWord('formula.unknown-function', identifier, FUNCTIONS);
    }
    if (type === 'binary' && op === '|' && right?.type === 'variable' && typeof right.name === 'string') {
      const problem = unknownWord('formula.unknown-filter', right.name, FILTERS);
      if (problem?.suggestion !== undefined) return problem;
    }
    for (const [key, below] of Object.entries(next)) if (!PLACES.has(key)) left.push(below);
  }
  return undefined;
}

function problemsOf(text: string): readonly Problem[] {
  if (text.length > LONGEST_FORMULA) return [{ code: 'formula.too-long', severity: 'warning' }];
  try {
    const problem = unknownIn(parse(text, OPTIONS));
    return problem ? [problem] : [];
  } catch (error) {
    return [unknownFilter(text) ?? formulaMistake(text, error as Error, canBeRead)];
  }
}

/** Whether a text has a shape that nothing is wrong with; only what is wrong depends on more than the shape. */
function isSound(text: string): boolean {
  if (text.length > LONGEST_FORMULA) return false;
  const shape = shapeOf(text);
  if (sound.has(shape)) return true;
  try {
    if (unknownIn(parse(shape, OPTIONS))) return false;
  } catch {
    return false;
  }
  if (sound.size >= MOST_KNOWN) sound.clear();
  sound.add(shape);
  return true;
}

function canBeRead(text: string): boolean {
  try {
    parse(text, OPTIONS);
    return true;
  } catch {
    return false;
  }
}

/** A text that can be read, or what it may have been meant to be; undefined where that cannot be told. */
export function readable(text: string): string | undefined {
  if (text.length > LONGEST_TRIED) return undefined;
  try {
    parse(text, OPTIONS);
    return text;
  } catch (error) {
    return formulaMistake(text, error as Error, canBeRead).suggestion;
  }
}

/** The place of a problem in the document: in a text without escapes it is the sign at fault. */
function placed(problem: Problem, { offset, length, value }: Node): Problem {
  const column = problem.values?.['column'];
  return typeof column === 'number' && length === value.length + 2 ? { ...problem, offset: offset + column } : problem;
}

/** Every formula of a page can be read, and calls only functions and filters that there are. */
export const formula: Rule = ({ node, key }) => {
  if (node.type !== 'string' || OTHER_LANGUAGES.has(key)) return [];
  const text: string = node.value;
  if (!text.includes('${')) return [];
  const problems = known.get(text) ?? (isSound(text) ? [] : problemsOf(text));
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_FORMULA) known.set(text, problems);
  return problems.map((problem) => placed(problem, node));
};
