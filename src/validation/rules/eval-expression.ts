import { formulaParts } from '../formula-parts.ts';
import { stringProperty, type Visit } from '../walk.ts';
import { readable } from './formula.ts';
import type { Rule } from './rule.ts';

/** Ends with On but holds something else: a node before or after a field, names of other fields. */
const NOT_EXPRESSIONS = new Set(['addOn', 'affixOn', 'dependOn', 'basedOn']);

const ALWAYS = /^(?:stopAutoRefreshWhen|expandedRowKeysExpr|selectedRowKeysExpr|expandedRowsExpr)$/;

/** Properties that hold a condition only below another. */
const BELOW =
  /^(?:branches expression|rules rule|conditions test|args (?:condition|selected)|header highlight|pagination enable)$/;

/** Properties that hold a condition only in an action, and in a node of type `formula`. */
const OF_ACTIONS = /^(?:expression|preventDefault|stopPropagation)$/;
const OF_FORMULAS = /^(?:condition|formula)$/;

/** The conditions of a choice. */
const OF_CHOICES = /^(?:visible|hidden|disabled)On$/;

function holdsCondition({ key, keys, owner, reading }: Visit): boolean {
  if (reading !== 'node') return reading === 'conditions' || (reading === 'choice' && OF_CHOICES.test(key));
  if (/[a-z]On(?:Raw)?$/.test(key)) return !NOT_EXPRESSIONS.has(key);
  if (ALWAYS.test(key) || BELOW.test(keys.slice(-2).join(' '))) return true;
  if (OF_ACTIONS.test(key)) return stringProperty(owner, 'actionType') !== undefined;
  return OF_FORMULAS.test(key) && stringProperty(owner, 'type') === 'formula';
}

/** The same condition as a formula, when it is plain enough to be rewritten: `this.a == 1` → `${a == 1}`. */
function asFormula(expression: string): string | undefined {
  const inner = expression.replace(/\$\{([^{}]*)\}/g, '$1').replace(/(?<![\w.])(?:this|data)\./g, '');
  if (/\b(?:typeof|instanceof|new|void|undefined)\b/.test(inner)) return undefined;
  return /^[\w\s.!=<>&|()'"\u4e00-\u9fff+\-*/%,[\]]+$/.test(inner) && !/[\w\])]\s*\(/.test(inner)
    ? readable(`\${${inner.trim().replaceAll('===', '==').replaceAll('!==', '!=')}}`)
    : undefined;
}

/** Whether a text is one formula and nothing else, or one that does not end, of which the check of formulas tells. */
function isWhole(expression: string): boolean {
  const [part] = formulaParts(expression);
  return part?.offset === 2 && part.source.length + 3 >= expression.length;
}

/** amis runs a condition that is not exactly `${…}` as JavaScript, which the platform's policies do not allow. */
export const evalExpression: Rule = (visit) => {
  const { node } = visit;
  if (node.type !== 'string' || !visit.owner || !holdsCondition(visit)) return [];
  const expression: string = node.value;
  if (expression === '' || isWhole(expression)) return [];
  const isFormula = expression.startsWith('${') && expression.endsWith('}');
  const suggestion = asFormula(expression);
  const code = isFormula ? 'formula.mixed' : 'eval.expression';
  return [{ code, values: { key: visit.key }, ...(suggestion ? { suggestion } : {}) }];
};
