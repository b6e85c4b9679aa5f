import { Evaluator } from 'amis-core';

type Functions = Record<string, (...args: never[]) => unknown>;

/** Formula functions that read another component by its id, wherever it is. */
const READERS = ['fnGETRENDERERDATA', 'fnGETRENDERERPROP'];

const nothing = Object.fromEntries(READERS.map((name) => [name, () => undefined]));

/**
 * Takes `GETRENDERERDATA` and `GETRENDERERPROP` out of formulas for the life of the document. amis registers them anew with
 * every scope and always searches the scope that was made last, which may be another frame's.
 */
export function closeRendererFunctions(): void {
  const machine = Evaluator as unknown as { extendDefaultFunctions(functions: Functions): void };
  const extend = machine.extendDefaultFunctions;
  machine.extendDefaultFunctions = (functions) =>
    extend(READERS.some((name) => Object.hasOwn(functions, name)) ? { ...functions, ...nothing } : functions);
  extend(nothing);
}
