import { patchMethod } from '../patch-method.ts';
import type { Account } from './account.ts';
import { type Machine, pay } from './machine.ts';
import type { Ast } from './syntax.ts';

interface CallAst extends Ast {
  identifier: string;
  args: readonly unknown[];
}

interface FilterAst extends Ast {
  input: unknown;
  filters: readonly { name: string; args: readonly unknown[] }[];
}

/** Names that are remembered; amis has some 200 functions and filters, and a page may name others. */
const MOST_NAMES = 1000;

/** Functions that get their arguments unevaluated; each of these pays for itself. */
const LAZY = new Set(['IF', 'AND', 'OR', 'XOR', 'IFS']);

/** The methods of functions, by name: a text that is put together anew is slow to look up. */
const methods = new Map<string, string>();

function methodOf(name: string): string {
  let method = methods.get(name);
  if (method === undefined) {
    method = `fn${name}`;
    if (methods.size < MOST_NAMES) methods.set(name, method);
  }
  return method;
}

function functionOf(machine: Machine, name: string): ((...args: unknown[]) => unknown) | undefined {
  const own = machine as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>;
  const method = methodOf(name);
  return machine.functions[method] || own[method] || filterOf(machine, name);
}

const filterOf = (machine: Machine, name: string) =>
  Object.hasOwn(machine.filters, name) ? machine.filters[name] : undefined;

/** Has calls of functions paid for, once their arguments are known and before they are made. */
export function chargeFunctions(prototype: object, isAsync: boolean): void {
  patchMethod(prototype, 'funcCall', (original) => {
    return function (this: unknown, ast: CallAst) {
      const machine = this as Machine;
      const name = ast.identifier;
      const call = LAZY.has(name) ? undefined : functionOf(machine, name);
      if (!call) return original.call(machine as never, ast as never);
      const account = machine.account as Account;
      if (isAsync) return inOrder(machine, ast.args).then((args) => pay(account, name, call, machine, args));
      const args: unknown[] = [];
      for (const arg of ast.args) args.push(machine.evalute(arg));
      return pay(account, name, call, machine, args);
    };
  });
}

async function inOrder(machine: Machine, args: readonly unknown[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const arg of args) values.push(await machine.evalute(arg));
  return values;
}

/** amis adds this filter to every simple variable. */
const isPlain = ({ filters: [first, second] }: FilterAst): boolean =>
  second === undefined && (first?.name === 'raw' || first?.name === 'html');

/** Puts paying filters in place of those that an expression names. They belong to this machine alone. */
function makePaid(machine: Machine, { filters }: FilterAst): void {
  const account = machine.account as Account;
  machine.paid ??= new Set();
  for (const { name } of filters) {
    const filter = filterOf(machine, name);
    if (!filter || machine.paid.has(name)) continue;
    machine.paid.add(name);
    machine.filters[name] = function (this: unknown, ...args: unknown[]) {
      account.made = true;
      return pay(account, name, filter, this, args);
    };
  }
}

/** The value of a variable as text for markup, or as it is. */
function plain(machine: Machine, { input, filters }: FilterAst): unknown {
  const value = machine.evalute(input);
  if (filters[0]?.name === 'raw' || value === undefined || value === null) return value;
  const account = machine.account as Account;
  if (typeof value === 'object') account.produce(account.weigh(value));
  return machine.filters['html']?.(value);
}

interface ScriptAst extends Ast {
  body: Ast;
}

const isVariable = ({ body }: ScriptAst): boolean => body?.type === 'getter' || body?.type === 'variable';

const filtered = new Map<string, WeakMap<object, FilterAst>>();

/** A variable with amis's own filter for markup: amis makes this node anew for each evaluation. */
function withFilter(input: Ast, name: string): FilterAst {
  const known = filtered.get(name) ?? new WeakMap<object, FilterAst>();
  filtered.set(name, known);
  let ast = known.get(input);
  if (!ast) {
    ast = { type: 'filter', input, filters: [{ name, args: [] }] };
    known.set(input, ast);
  }
  return ast;
}

/** The two filters that amis and the product evaluate with. */
const usual = (filter: string | undefined): filter is string => filter === 'html' || filter === 'raw';

/** Has simple variables evaluated without a new node for each. The async machine inherits it. */
function keepNodes(prototype: object): void {
  patchMethod(prototype, 'script', (original) => {
    return function (this: unknown, ast: ScriptAst) {
      const machine = this as Machine;
      const { defaultFilter } = machine.options;
      return isVariable(ast) && usual(defaultFilter)
        ? machine.evalute(withFilter(ast.body, defaultFilter))
        : original.call(machine as never, ast as never);
    };
  });
}

/** Has filters paid for. */
export function chargeFilters(prototype: object, isAsync: boolean): void {
  if (!isAsync) keepNodes(prototype);
  patchMethod(prototype, 'filter', (original) => {
    return function (this: unknown, ast: FilterAst) {
      const machine = this as Machine;
      if (!isAsync && isPlain(ast)) return plain(machine, ast);
      makePaid(machine, ast);
      return original.call(machine as never, ast as never);
    };
  });
}
