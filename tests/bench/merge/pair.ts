import { isObject, type Json, type JsonObject } from '../../../src/merge/index.ts';
import { seeded } from '../checker/random.ts';
import { doClash } from './clash.ts';
import type { Edit } from './edit.ts';
import { Editor } from './editor.ts';
import { findAll, markAll, unmarked } from './marks.ts';

/** Edits that a side makes at most. */
const MOST_EDITS = 8;

/** A page that two people edited. */
export interface EditedPair {
  base: JsonObject;
  theirs: JsonObject;
  mine: JsonObject;
  /** What comes out when one edits after the other, in both orders; empty where they clash. */
  right: JsonObject[];
  kinds: string[];
}

/** A page whose typed nodes have an id each, those that they have or new ones; or none. */
export function withIds(page: Json, hasIds: boolean): Json {
  let count = 0;
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visit(member)]));
    if (typeof value['type'] !== 'string') return members;
    const { id, ...rest } = members;
    return hasIds ? { ...rest, id: `n${count++}` } : rest;
  };
  return visit(page);
}

/** Makes a side's edits in the page of the other one; undefined when one of them cannot be made that still counts. */
function after(page: JsonObject, side: { edits: readonly Edit[]; page: JsonObject }): JsonObject | undefined {
  const result = structuredClone(page);
  const there = findAll(side.page);
  const isMade = side.edits.every((edit) => edit.apply(result) || !edit.needs.every((mark) => there.has(mark)));
  return isMade ? unmarked(result) : undefined;
}

/** The pair with this number: every second time, mine edits what theirs edited. */
export function editedPair(page: JsonObject, seed: number, hasIds: boolean): EditedPair {
  const random = seeded(seed);
  const base = withIds(page, hasIds) as JsonObject;
  markAll(base);
  const theirs = new Editor(random, 't', hasIds).edit(base, MOST_EDITS);
  const near = seed % 2 === 1 ? new Set(theirs.edits.flatMap(({ needs }) => needs)) : undefined;
  const mine = new Editor(random, 'm', hasIds).edit(base, MOST_EDITS, near);
  const results = [after(theirs.page, mine), after(mine.page, theirs)];
  const areAll = results.every(Boolean);
  const isSame = areAll && JSON.stringify(results[0]) === JSON.stringify(results[1]);
  const isRight = areAll && (isSame || !doClash(base, theirs.page, mine.page));
  return {
    base: unmarked(base),
    theirs: unmarked(theirs.page),
    mine: unmarked(mine.page),
    right: isRight ? results.filter((result) => result !== undefined) : [],
    kinds: [...theirs.edits, ...mine.edits].map(({ kind }) => kind),
  };
}
