import { evaluate, memoParse, setCustomEvalExpression, setCustomEvalJs } from 'amis-core';
import { formulaFailed } from './formula-failures.ts';

const literals: Record<string, boolean> = { true: true, false: false };

/**
 * Evaluates a `${…}` formula; anything else is not a program here. `true` and `false` stand for themselves, because
 * amis writes them into its own generated schemas.
 */
export function evaluateFormula(expression: unknown, data: object): unknown {
  if (typeof expression !== 'string') {
    return undefined;
  }
  if (!expression.startsWith('${') || !expression.endsWith('}')) {
    return literals[expression.trim()];
  }
  try {
    return evaluate(memoParse(expression, { evalMode: false }), data, { defaultFilter: 'raw' });
  } catch (error) {
    formulaFailed(expression, error);
    return undefined;
  }
}

/**
 * `visibleOn`, `disabledOn` and their kin, and the formula form item: only `${…}` is evaluated. amis would hand other
 * texts to `new Function`.
 */
export function closeExpressions(): void {
  setCustomEvalExpression((expression: unknown, data: object) => Boolean(evaluateFormula(expression, data)));
  setCustomEvalJs(evaluateFormula);
}
