import { evaluate, setCustomEvalExpression, setCustomEvalJs } from 'amis-core';
import { evaluateFormula } from '../../hardening/expressions.ts';

/** The language's own, taken before the document is closed to programs. */
const Program = Function;

type Condition = (data: object) => unknown;

/** Formulas know no `this`; the editor's conditions mean the data by it. */
const namedData = (data: object): object => Object.create(data, { this: { value: data }, data: { value: data } });

/** Conditions that are made while the editor runs, such as `this.mode === "list"`. What is no formula does not hold. */
function asFormula(text: string, data: object): unknown {
  try {
    return evaluate(text, namedData(data), { evalMode: true });
  } catch {
    return false;
  }
}

/**
 * The conditions of amis-editor's panels are programs. Those that stand in its files are run; `${…}` is a formula as everywhere; of
 * any other text, which may come from a page, as much is evaluated as is a formula.
 * @param known the conditions in amis-editor's files
 */
export function openConditions(known: readonly string[]): void {
  const texts = new Set(known);
  const programs = new Map<string, Condition>();

  function programOf(text: string): Condition {
    const made = programs.get(text) ?? (new Program('data', `with (data) { return (${text}); }`) as Condition);
    programs.set(text, made);
    return made;
  }

  function holds(text: unknown, data: object): unknown {
    if (typeof text !== 'string' || /^\s*\$\{.*\}\s*$/s.test(text)) return evaluateFormula(text, data);
    if (!texts.has(text)) return asFormula(text, data);
    try {
      return programOf(text).call(data, data);
    } catch {
      return false;
    }
  }

  setCustomEvalExpression((text: unknown, data: object) => Boolean(holds(text, data)));
  setCustomEvalJs((text: unknown, data: object) => holds(text, data));
}
