import type { Spot } from './automaton.ts';

/** A change of the text that may mend a mistake. */
export interface Repair {
  code: string;
  /** Where the mistake is told. */
  at: number;
  offset: number;
  remove: number;
  insert: string;
  /** Where the reading goes on: at the change or before it. */
  from: Spot;
  suggestion?: string;
}

/** A token on its way: what it is, where it is, and what could have come there. */
export interface Read {
  kind: number;
  offset: number;
  end: number;
  state: Spot['state'];
}

/** What stands around a token that does not belong. */
export interface Trouble {
  text: string;
  token: Read;
  /** The tokens before it, the nearest first. */
  before: readonly (Read | undefined)[];
}

export const spotOf = ({ offset, state }: Read): Spot => ({ offset, state });

/** Puts something in front of a token. */
export function insertBefore(token: Read, insert: string, code: string, at = token.offset): Repair {
  return { code, at, offset: token.offset, remove: 0, insert, from: spotOf(token) };
}

/** Takes a token away, or puts something else in its place. */
export function replace(token: Read, insert: string, code: string, at = token.offset): Repair {
  return { code, at, offset: token.offset, remove: token.end - token.offset, insert, from: spotOf(token) };
}
