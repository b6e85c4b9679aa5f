import { ANY, type Characters, NONE } from './characters.ts';

/**
 * What the texts that a part of a pattern matches look like. Sets of characters may be too large, never too small.
 *
 * A part is `sure` when it matches no text in two ways. A backtracking engine then reaches each place of a text at most once for
 * each sign of the pattern: if there were two ways to get there, some text would be matched in two ways (Book, Even, Greibach, Ott:
 * Ambiguity in graphs and expressions, 1971).
 */
export interface Shape {
  sure: boolean;
  /** Whether the part matches the empty text. */
  empty: boolean;
  /** Whether no match is the begin of a longer one: where it ends shows without looking further. */
  ends: boolean;
  /** The length of every match; undefined where they differ. */
  length: number | undefined;
  first: Characters;
  last: Characters;
  /** Characters at other places than the first, and than the last. */
  afterFirst: Characters;
  beforeLast: Characters;
  all: Characters;
}

/** One character of a set. */
export const oneOf = (set: Characters): Shape => ({
  sure: true,
  empty: false,
  ends: true,
  length: 1,
  first: set,
  last: set,
  afterFirst: NONE,
  beforeLast: NONE,
  all: set,
});

/** Nothing: the begin of a text, its end, or what looks around. */
export const NOTHING: Shape = { ...oneOf(NONE), empty: true, length: 0 };

/** A part of which nothing is known. */
export const UNKNOWN: Shape = {
  ...oneOf(ANY),
  sure: false,
  empty: true,
  ends: false,
  length: undefined,
  afterFirst: ANY,
  beforeLast: ANY,
};

const differ = (a: Characters, b: Characters): boolean => (a & b) === NONE;

/** Whether a text shows where `a` ends and `b` begins. */
const hasBorder = (a: Shape, b: Shape): boolean =>
  a.ends || b.length !== undefined || differ(a.all, b.first) || differ(a.last, b.all);

/** One part and then another one. */
export function inRow(a: Shape, b: Shape): Shape {
  if (a.length === 0) return { ...b, sure: a.sure && b.sure };
  if (b.length === 0) return { ...a, sure: a.sure && b.sure };
  return {
    sure: a.sure && b.sure && hasBorder(a, b),
    empty: a.empty && b.empty,
    ends: (a.ends && b.ends) || (b.length === 1 && differ(a.all, b.all)),
    length: a.length === undefined || b.length === undefined ? undefined : a.length + b.length,
    first: a.empty ? a.first | b.first : a.first,
    last: b.empty ? a.last | b.last : b.last,
    afterFirst: a.afterFirst | b.all,
    beforeLast: a.all | b.beforeLast,
    all: a.all | b.all,
  };
}

/** Either of two parts. */
export function either(a: Shape, b: Shape): Shape {
  return {
    sure: a.sure && b.sure && differ(a.first, b.first) && !(a.empty && b.empty),
    empty: a.empty || b.empty,
    ends: a.ends && b.ends && differ(a.first, b.first) && !a.empty && !b.empty,
    length: a.length === b.length ? a.length : undefined,
    first: a.first | b.first,
    last: a.last | b.last,
    afterFirst: a.afterFirst | b.afterFirst,
    beforeLast: a.beforeLast | b.beforeLast,
    all: a.all | b.all,
  };
}

/** Whether a text shows where each repeat begins: each shows its end, or has a sign of its own at its begin or end. */
const hasSteps = (part: Shape): boolean =>
  !part.empty && (part.ends || differ(part.first, part.afterFirst) || differ(part.last, part.beforeLast));

/** A part several times. */
export function repeated(part: Shape, least: number, most: number): Shape {
  if (most <= 1)
    return least === 1 ? part : { ...part, sure: part.sure && !part.empty, empty: true, length: undefined };
  return {
    ...part,
    sure: part.sure && hasSteps(part),
    empty: part.empty || least === 0,
    ends: part.ends && least === most,
    length: least === most && part.length !== undefined ? part.length * least : undefined,
    afterFirst: part.all,
    beforeLast: part.all,
  };
}
