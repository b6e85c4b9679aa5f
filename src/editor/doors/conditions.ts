import { evaluate, setCustomEvalExpression, setCustomEvalJs } from 'amis-core';
import { evaluateFormula } from '../../hardening/expressions.ts';

/** Finds a name in the data of a condition. */
type Find = (name: string) => unknown;

/** A condition as the build has made it: called with its data as `this`. */
export type PanelCondition = (this: unknown, find: Find) => unknown;

/** What conditions name beside their data. */
const LANGUAGE: Readonly<Record<string, unknown>> = { Array, Object, undefined };

/** Conditions mean their data by `data`, too, unless it has something of that name. */
function finder(data: object): Find {
  return (name) => {
    if (name in data) return (data as Record<string, unknown>)[name];
    if (name === 'data') return data;
    if (Object.hasOwn(LANGUAGE, name)) return LANGUAGE[name];
    throw new ReferenceError(`${name} is not in the data of the panel`);
  };
}

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
 * The conditions of amis-editor's panels are programs. Those that stand in its files were made functions by the build; `${…}` is a formula
 * as everywhere; of any other text, which may come from a page, as much is evaluated as is a formula.
 * @param known the conditions in amis-editor's files
 */
export function openConditions(known: ReadonlyMap<string, PanelCondition>): void {
  function holds(text: unknown, data: object): unknown {
    if (typeof text !== 'string' || /^\s*\$\{.*\}\s*$/s.test(text)) return evaluateFormula(text, data);
    const condition = known.get(text);
    if (!condition) return asFormula(text, data);
    try {
      return condition.call(data, finder(data));
    } catch {
      return false;
    }
  }

  setCustomEvalExpression((text: unknown, data: object) => Boolean(holds(text, data)));
  setCustomEvalJs((text: unknown, data: object) => holds(text, data));
}
