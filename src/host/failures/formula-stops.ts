import { BudgetExceeded, type HearOfStop, limits, pointerOf } from '../../hardening/budget/index.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';

/** What happens to a layer whose formulas were stopped. */
export interface LayerFailures {
  /** Says to administrators and the server that an override does not work as it is. */
  tell(screen: ShownScreen, error: Error): void;
  /** Shows the layer below. */
  giveUp(screen: ShownScreen, error: Error): unknown;
}

/** Counts the formulas of each override that were stopped. The third one gives the whole layer up. */
export function countStops(store: Store<HostState>, { tell, giveUp }: LayerFailures): HearOfStop {
  const stopped = new WeakMap<ShownScreen['source'], Set<string>>();
  const isGivenUp = ({ source }: ShownScreen) => (stopped.get(source)?.size ?? 0) >= limits.stops;

  /** The override that has a formula. One that stands in none came with data: the page's own, or else the shell's. */
  function ownerOf(formula: string): ShownScreen | undefined {
    const { screen, shell } = store.get().view;
    const overrides = (shell ? [screen, shell] : [screen]).filter(({ layer }) => layer !== 'builtin');
    if (overrides.length < 2) return overrides[0];
    return overrides.find(({ schema }) => pointerOf(formula, schema) !== undefined) ?? overrides[0];
  }

  return (formula, { reason }) => {
    const owner = ownerOf(formula);
    if (!owner || isGivenUp(owner)) return;
    const formulas = stopped.get(owner.source) ?? new Set();
    stopped.set(owner.source, formulas.add(formula));
    const error = new BudgetExceeded(reason, formula, pointerOf(formula, owner.schema));
    tell(owner, error);
    if (isGivenUp(owner)) giveUp(owner, error);
  };
}
