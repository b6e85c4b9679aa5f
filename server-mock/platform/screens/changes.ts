export interface Change {
  op: 'add' | 'remove' | 'replace';
  /** JSON pointer of the place. */
  pointer: string;
  before?: unknown;
  after?: unknown;
}

export interface Comparison {
  changes: Change[];
  /** There are more changes than these. */
  more: boolean;
}

export interface CompareLimits {
  /** Changes in one answer: nobody reads more. */
  most: number;
  /** Characters of all pointers together: a name of many letters stands in the pointer of each change below it. */
  characters: number;
  /** Pairs of values that are looked at. Two pages of 1 MB have about half a million. */
  looks: number;
}

const usual: CompareLimits = { most: 1000, characters: 1_000_000, looks: 2_000_000 };

/** What is left of the looks. */
interface Budget {
  looks: number;
}

type Box = Record<string, unknown>;

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** Two objects or two lists, whose members are compared; anything else is replaced as a whole. */
const areAlike = (one: unknown, other: unknown): boolean =>
  isBox(one) && isBox(other) && Array.isArray(one) === Array.isArray(other);

/** Whether two JSON values are equal; false, too, when the budget is used up. */
function areEqual(one: unknown, other: unknown, budget: Budget): boolean {
  budget.looks -= 1;
  if (budget.looks < 0) return false;
  if (one === other) return true;
  if (!areAlike(one, other)) return false;
  const [left, right] = [one as Box, other as Box];
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && areEqual(left[name], right[name], budget))
  );
}

const step = (pointer: string, name: string | number) =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function* inObjects(from: Box, to: Box, pointer: string, budget: Budget): Generator<Change> {
  for (const name of Object.keys(from)) {
    if (!Object.hasOwn(to, name)) yield { op: 'remove', pointer: step(pointer, name), before: from[name] };
  }
  for (const name of Object.keys(to)) {
    const place = step(pointer, name);
    if (Object.hasOwn(from, name)) yield* between(from[name], to[name], place, budget);
    else yield { op: 'add', pointer: place, after: to[name] };
  }
}

/** Members that came or went are looked for between the equal ones at both ends. */
function* inLists(from: unknown[], to: unknown[], pointer: string, budget: Budget): Generator<Change> {
  const shorter = Math.min(from.length, to.length);
  const isMoved = from.length !== to.length;
  let start = 0;
  while (isMoved && start < shorter && areEqual(from[start], to[start], budget)) start += 1;
  let tail = 0;
  while (isMoved && start + tail < shorter && areEqual(from.at(-1 - tail), to.at(-1 - tail), budget)) tail += 1;
  // What was not looked at is not known to have come or gone.
  if (budget.looks < 0) return;
  const paired = shorter - tail;
  for (let index = start; index < paired; index += 1) {
    yield* between(from[index], to[index], step(pointer, index), budget);
  }
  for (let index = from.length - tail - 1; index >= paired; index -= 1) {
    yield { op: 'remove', pointer: step(pointer, index), before: from[index] };
  }
  for (let index = paired; index < to.length - tail; index += 1) {
    yield { op: 'add', pointer: step(pointer, index), after: to[index] };
  }
}

function* between(from: unknown, to: unknown, pointer: string, budget: Budget): Generator<Change> {
  budget.looks -= 1;
  if (from === to || budget.looks < 0) return;
  if (!areAlike(from, to)) yield { op: 'replace', pointer, before: from, after: to };
  else if (Array.isArray(from)) yield* inLists(from, to as unknown[], pointer, budget);
  else yield* inObjects(from as Box, to as Box, pointer, budget);
}

/**
 * What has to be done to the first JSON value, one change after the other, to get the second. It stops at its limits, because
 * the pages may be any: a library that finds all changes first took two seconds and gave 15 MB.
 */
export function changesBetween(from: object, to: object, limits: CompareLimits = usual): Comparison {
  const budget = { looks: limits.looks };
  const changes: Change[] = [];
  let characters = 0;
  for (const change of between(from, to, '', budget)) {
    characters += change.pointer.length;
    if (changes.length >= limits.most || characters > limits.characters) return { changes, more: true };
    changes.push(change);
  }
  return { changes, more: budget.looks < 0 };
}
