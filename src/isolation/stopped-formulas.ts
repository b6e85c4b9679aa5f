import { type BudgetExceeded, listenForStops } from '../hardening/budget/index.ts';
import { followNodes, mountedNodes, type StoppableNode } from './stoppable.ts';

interface Stop {
  error: BudgetExceeded;
  /** Until when nodes that appear with this formula are stopped, too; milliseconds of `performance.now`. */
  until: number;
}

/** An empty purse is full again a second later; other stops are for good. */
const PURSE_STOP = 2000;
const MOST_STOPS = 500;
const DEEPEST = 20;

const stops = new Map<string, Stop>();

/** Whether a text stands in a node's own properties, not in those of a node inside of it. */
function hasText(part: unknown, text: string, depth = 0): boolean {
  if (part === text) return true;
  if (typeof part !== 'object' || part === null || depth > DEEPEST) return false;
  const isOtherNode = depth > 0 && typeof (part as { type?: unknown }).type === 'string';
  return !isOtherNode && Object.values(part).some((inner) => hasText(inner, text, depth + 1));
}

/** Stops the innermost nodes that have the formula: amis makes nodes of texts, too, inside of the one that has the text. */
function stopNodes(formula: string, error: BudgetExceeded): void {
  const having = [...mountedNodes].filter(({ definition }) => hasText(definition, formula));
  for (const node of having) {
    const isOuter = having.some(({ path }) => path.startsWith(`${node.path}/`));
    if (!isOuter) node.stop(error);
  }
}

function note(formula: string, error: BudgetExceeded): void {
  if (stops.size >= MOST_STOPS) stops.clear();
  const until = error.reason === 'purse' ? performance.now() + PURSE_STOP : Number.POSITIVE_INFINITY;
  stops.set(formula, { error, until });
  stopNodes(formula, error);
}

let isLooking = false;

/** Looks, once for all nodes that appear together, which of them have a formula that was stopped. */
function stopLate(): void {
  isLooking = false;
  for (const [formula, { error, until }] of stops) {
    if (until < performance.now()) stops.delete(formula);
    else stopNodes(formula, error);
  }
}

/** A formula of a node that appears may have been stopped while it was rendered. */
function entered(): void {
  if (stops.size > 0 && !isLooking) {
    isLooking = true;
    queueMicrotask(stopLate);
  }
}

function retried({ definition }: StoppableNode): void {
  for (const formula of stops.keys()) if (hasText(definition, formula)) stops.delete(formula);
}

/** Has a card shown in place of each node with a formula that was stopped. */
export function showStops(): void {
  followNodes({ entered, retried });
  listenForStops(note);
}
