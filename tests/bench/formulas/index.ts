import { Evaluator, parse } from 'amis-formula';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { installBudget, runWithBudget } from '../../../src/hardening/budget/index.ts';
import { closeMachine } from '../../../src/hardening/closed-machine.ts';
import { parseFormula } from '../../../src/hardening/parse-formula.ts';
import { composedText, readShippedScreens } from '../../../src/validation/parts/shipped.ts';
import { hostileFormulas } from '../../support/hostile-formulas.ts';
import { productPages } from '../checker/page-files.ts';
import { median } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';

const ROUNDS = 60;
/** Evaluations of one measurement: enough for a clock of a thread's processor time. */
const EVALUATIONS = 3000;

const DATA = {
  config: { authTypes: ['email', 'password'], disabledEntries: [] },
  items: Array.from({ length: 20 }, (_, id) => ({ id, name: `n${id}` })),
  user: { name: 'u' },
  params: { companyKey: 'acme' },
  query: {},
  name: 'x',
  id: 1,
  event: { data: {} },
  remembered: {},
};

class Without extends Evaluator {}
closeMachine(Without.prototype);
class With extends Evaluator {}
installBudget(With);
closeMachine(With.prototype);

type Tree = ReturnType<typeof parse>;

function treesOf(texts: readonly string[]): Tree[] {
  const trees: Tree[] = [];
  for (const text of texts) {
    JSON.stringify(JSON.parse(text), (_, value: unknown) => {
      if (typeof value === 'string' && value.includes('${'))
        trees.push(parse(value, { evalMode: false, allowFilter: true }));
      return value;
    });
  }
  return trees;
}

function evaluate(Kind: typeof Evaluator, trees: readonly Tree[]): void {
  for (const tree of trees) {
    runWithBudget(() => {
      try {
        new Kind(DATA, { defaultFilter: 'html' }).evalute(tree);
      } catch {
        // Some need filters of amis-core, with and without a budget.
      }
    });
  }
}

/** Microseconds of processor time for one evaluation of all formulas. */
function timeOf(Kind: typeof Evaluator, trees: readonly Tree[]): number {
  const repeats = Math.max(1, Math.round(EVALUATIONS / trees.length));
  const before = process.cpuUsage();
  for (let count = 0; count < repeats; count++) evaluate(Kind, trees);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
}

function overhead(what: string, trees: readonly Tree[]): Figure {
  const times = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const);
    for (const kind of order) times[kind].push(timeOf(kind === 'with' ? With : Without, trees));
  }
  const value = median(times.with);
  const against = median(times.without);
  return { what: `${what}, ${trees.length} formulas`, value, unit: 'µs', against, target: against, samples: ROUNDS };
}

/** Milliseconds of processor time of the formula that takes longest until it is stopped, parsing included. */
function slowest(): Figure {
  const times = Object.values(hostileFormulas).map((text) => {
    const before = process.cpuUsage();
    try {
      runWithBudget(() => {
        const tree = parseFormula(text, { evalMode: false, allowFilter: true });
        return new With({ config: {} }).evalute(tree as Tree);
      });
    } catch {
      // Stopped.
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return {
    what: 'slowest hostile formula until it is stopped',
    value: Math.max(...times),
    unit: 'ms',
    target: 200,
    samples: times.length,
  };
}

/** What the budget of formulas costs, and how long a formula without end runs. */
export async function run(): Promise<BenchResult> {
  const pages = productPages();
  const login = composedText(readShippedScreens(findProjectRoot()), 'account/login');
  return {
    title: 'Budget of formulas',
    comparedWith: 'without a budget',
    figures: [
      overhead('login page', treesOf([login])),
      overhead('all screens', treesOf(pages.map(({ text }) => text))),
      slowest(),
    ],
  };
}
