import type { Composed, PlacedPart } from './compose.ts';

/** Where somebody has written what stands in a composed page. */
export interface Written {
  /** The part that it belongs to; undefined: the page itself. */
  part: PlacedPart | undefined;
  /** JSON pointer in that part, or in the page. */
  pointer: string;
}

export const isBelow = (pointer: string, root: string): boolean => pointer === root || pointer.startsWith(`${root}/`);

/** Finds where a place of the composed page is written. What an include gives its part belongs to the screen that gives it. */
export function writtenAt({ parts, given }: Pick<Composed, 'parts' | 'given'>, pointer: string): Written {
  const part = parts.findLast(({ pointer: root }) => isBelow(pointer, root));
  const gift = given.findLast(({ pointer: root }) => isBelow(pointer, root));
  if (!part) return { part, pointer };
  if (!gift || gift.pointer.length <= part.pointer.length) return { part, pointer: pointer.slice(part.pointer.length) };
  return {
    part: parts.findLast(({ id, pointer: root }) => id === gift.screen && isBelow(gift.pointer, root)),
    pointer: gift.source + pointer.slice(gift.pointer.length),
  };
}
