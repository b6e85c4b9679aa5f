import type { LoadedPart } from '../editor-state.ts';

let known: ReadonlyMap<string, LoadedPart> = new Map();

/** What is known of the parts that are edited in the page of this document. */
export const knownParts = {
  set(parts: readonly LoadedPart[]): void {
    known = new Map(parts.map((part) => [part.id, part]));
  },
  /** A part; undefined for one that nobody may change here. */
  find: (id: unknown): LoadedPart | undefined => known.get(String(id)),
};
