import { textOfTree } from '../parse-formula.ts';
import { patchMethod } from '../patch-method.ts';
import { Account } from './account.ts';
import { BudgetExceeded, type BudgetReason } from './budget-exceeded.ts';
import { limits } from './limits.ts';
import { charge } from './prices.ts';
import { currentPurse, type Purse } from './purse.ts';
import { replaceAll } from './replace.ts';
import { type Ast, isWritten, kindOf, markParts } from './syntax.ts';

type Call = (...args: unknown[]) => unknown;

/** amis's evaluator, as far as the budget touches it. One instance evaluates one expression. */
export interface Machine {
  functions: Record<string, Call | undefined>;
  filters: Record<string, Call>;
  options: { defaultFilter?: string };
  account?: Account;
  /** Filters of this instance that pay. */
  paid?: Set<string>;
  normalizeText(value: unknown): string;
  evalute(ast: unknown): unknown;
}

/** Why expressions were stopped; they are not tried again. Most pages have none, so that nothing is looked for. */
const stopped = new WeakMap<object, BudgetReason>();
let hasStopped = false;

/** The look at the type first is for speed: most values are no objects. */
const isPromise = (value: unknown): value is Promise<unknown> => typeof value === 'object' && value instanceof Promise;

/** Who pays for an expression that runs inside of a function or filter. */
let paying: Account | undefined;

/** Looks at what a node comes to. */
function weighed(account: Account, ast: Ast, passes: boolean, value: unknown): unknown {
  if (typeof value === 'string') {
    if (!passes && value.length > 64) account.produce(value.length);
  } else if (typeof value === 'object' && value !== null && isWritten(ast)) account.produce(account.weigh(value));
  return value;
}

function step(machine: Machine, account: Account, ast: Ast): unknown {
  const kind = kindOf(ast.type as string);
  const method =
    machine.functions[kind.method] || (machine as unknown as Record<string, Call | undefined>)[kind.method];
  if (!method) throw new Error(`${ast.type} unkown.`);
  account.spend(1);
  if (kind.makes) account.made = true;
  markParts(ast, kind);
  const value = method.call(machine, ast);
  return isPromise(value)
    ? value.then((later) => weighed(account, ast, kind.passes, later))
    : weighed(account, ast, kind.passes, value);
}

/** What an expression comes to may be written out by whoever uses it. */
function weighResult(account: Account, value: unknown): void {
  if (account.made && typeof value === 'object' && value !== null) account.weigh(value);
}

function failed(ast: object, error: unknown, purse: Purse): unknown {
  if (error instanceof BudgetExceeded && !error.isLayer) {
    if (error.reason !== 'purse') {
      stopped.set(ast, error.reason);
      hasStopped = true;
    }
    purse.stopped(error, textOfTree(ast) ?? '');
  }
  return error;
}

/** Waits for what an expression comes to. */
async function resultOf(coming: Promise<unknown>, account: Account, ast: Ast, purse: Purse): Promise<unknown> {
  try {
    const value = await coming;
    weighResult(account, value);
    return value;
  } catch (error) {
    throw failed(ast, error, purse);
  } finally {
    purse.spend(account.steps);
  }
}

/** Evaluates an expression, with an account of its own. */
function expression(machine: Machine, ast: Ast): unknown {
  const purse = currentPurse();
  const account = new Account(Math.min(limits.steps, Math.max(limits.smallChange, purse.left())));
  machine.account = account;
  let value: unknown;
  try {
    const before = hasStopped ? stopped.get(ast) : undefined;
    if (before) throw new BudgetExceeded(before);
    value = step(machine, account, ast);
    if (isPromise(value)) return resultOf(value, account, ast, purse);
    weighResult(account, value);
  } catch (error) {
    purse.spend(account.steps);
    throw failed(ast, error, purse);
  }
  purse.spend(account.steps);
  return value;
}

/** A callback makes an object with descriptors: as much work as a few nodes. */
export function countCallbacks(prototype: object): void {
  patchMethod(
    prototype,
    'callAnonymousFunction',
    (original) =>
      function (this: unknown, ...args: never[]) {
        (this as Machine).account?.spend(4);
        return original.apply(this as never, args);
      },
  );
}

/** Counts the nodes of every expression that a machine evaluates. */
export function countSteps(prototype: object): void {
  patchMethod(
    prototype,
    'evalute',
    () =>
      function (this: unknown, ast: Ast) {
        const machine = this as Machine;
        if (!ast?.type) return ast;
        if (machine.account) return step(machine, machine.account, ast);
        if (!paying) return expression(machine, ast);
        machine.account = paying;
        return step(machine, paying, ast);
      },
  );
  patchMethod(
    prototype,
    'fnREPLACE',
    () =>
      function (this: unknown, text: unknown, wanted: unknown, by: unknown) {
        const machine = this as Machine;
        const texts = [text, wanted, by].map((each) => machine.normalizeText(each)) as [string, string, string];
        return replaceAll(...texts, machine.account as Account);
      },
  );
}

/** Pays for a call of a function or filter and makes it. The account pays for the expressions inside of it, too. */
export function pay(account: Account, name: string, call: Call, self: unknown, args: unknown[]): unknown {
  charge(account, name, args);
  const before = paying;
  paying = account;
  try {
    const value = call.apply(self, args);
    if (Array.isArray(value)) account.produce(value.length);
    return value;
  } finally {
    paying = before;
  }
}
