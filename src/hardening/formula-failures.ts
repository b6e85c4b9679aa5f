import { Evaluator } from 'amis-core';

/** A page that is being shown. */
interface Shown {
  id: string;
  schema: unknown;
}

type Tell = (formula: unknown, error: unknown) => void;

/** The build has amis call this hook instead of printing a stack; see `src/build/amis-patches/tools/told-failures.ts`. */
const hook = Evaluator as unknown as { failed?: Tell };

/** Tells of a formula that threw. Nobody hears of it before `tellOfFormulas`. */
export const formulaFailed: Tell = (formula, error) => hook.failed?.(formula, error);

/**
 * Has formulas that throw told on the console: each once, in a line, with its place in the page.
 * @param shown answers the pages being shown
 */
export function tellOfFormulas(shown: () => Shown[]): void {
  const told = new Set<unknown>();
  hook.failed = (formula, error) => {
    if (!told.has(formula)) {
      told.add(formula);
      const place = placeOf(formula, shown()) ?? 'a page';
      console.warn(`${place}: ${String(formula)} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

function placeOf(formula: unknown, pages: Shown[]): string | undefined {
  for (const { id, schema } of pages) {
    const path = pathOf(formula, schema);
    if (path) {
      return `${id} ${path.join('.')}`;
    }
  }
  return undefined;
}

/** Where in a definition a formula stands. */
function pathOf(formula: unknown, node: unknown): string[] | undefined {
  if (node === formula) {
    return [];
  }
  if (node === null || typeof node !== 'object') {
    return undefined;
  }
  for (const [name, value] of Object.entries(node)) {
    const path = pathOf(formula, value);
    if (path) {
      return [name, ...path];
    }
  }
  return undefined;
}
