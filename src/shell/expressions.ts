import { Evaluator } from 'amis-formula';
import { closeMachine } from '../hardening/closed-machine.ts';
import { parseFormula } from './parse-formula.ts';
import { noteReads } from './reads.ts';
import type { Scope } from './types.ts';

const WHOLE = /^\$\{[\s\S]*\}$/;

/** amis's formula interpreter, closed as in the live page. */
class ClosedEvaluator extends Evaluator {}
closeMachine(ClosedEvaluator.prototype);

function run(template: string, { data, reads }: Scope, defaultFilter: 'raw' | 'html'): unknown {
  const tree = parseFormula(template);
  noteReads(tree, reads);
  return new ClosedEvaluator(data, { defaultFilter }).evalute(tree as never);
}

/** The value of a template such as `${config.siteName}`; `undefined` when it cannot be worked out here. */
export function evaluate(template: unknown, scope: Scope): unknown {
  if (typeof template !== 'string' || !template.includes('$')) return template;
  return attempt(() => run(template, scope, 'raw'), scope);
}

/** The text of a template, for attributes and other places where markup means nothing. */
export function textOf(template: unknown, scope: Scope): string {
  const value = evaluate(template, scope);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/**
 * The content of a template as amis would put it into the page: simple variables are escaped, the rest counts as
 * markup. Markup is beyond the shell, so it is shown as text and reported.
 */
export function contentOf(template: unknown, scope: Scope): string {
  if (typeof template !== 'string') return '';
  const markup = template.includes('$') ? attempt(() => run(template, scope, 'html'), scope) : template;
  const content = markup === undefined || markup === null ? '' : String(markup);
  if (scope.passesMarkup || !content.includes('<')) return content;
  scope.leaveOut('markup in a text');
  return content.replaceAll('<', '&lt;');
}

/** Whether a condition such as `visibleOn` holds. Other spellings than `${…}` never hold, as in the live page. */
export function holds(condition: unknown, scope: Scope): boolean {
  if (typeof condition === 'boolean') return condition;
  if (typeof condition === 'string' && WHOLE.test(condition)) return Boolean(evaluate(condition, scope));
  scope.leaveOut('a condition in an old spelling');
  return false;
}

/** Whether a node is shown at all. */
export function isShown(node: Readonly<Record<string, unknown>>, scope: Scope): boolean {
  const { visible, hidden, visibleOn, hiddenOn } = node;
  if (visible === false || hidden === true) return false;
  if (visibleOn !== undefined && !holds(visibleOn, scope)) return false;
  return hiddenOn === undefined || !holds(hiddenOn, scope);
}

/** A copy of `values` with every template in it worked out, as amis does with a page's `data`. */
export function mapValues(values: unknown, scope: Scope): unknown {
  if (Array.isArray(values)) return values.map((value) => mapValues(value, scope));
  if (values === null || typeof values !== 'object') return evaluate(values, scope);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mapValues(value, scope)]));
}

function attempt(work: () => unknown, scope: Scope): unknown {
  try {
    return work();
  } catch {
    scope.leaveOut('an expression that cannot be worked out');
    return undefined;
  }
}
