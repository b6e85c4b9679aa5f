import type { Editing } from '../editing.ts';
import { dropCopy, type LocalCopy, readCopy } from './local-copy.ts';

/** A copy that this browser has of a page and the server has not. */
export interface CopyOffer {
  /** Whether the person has to choose between the copy and the server's page. */
  isOpen(): boolean;
  /** The copy with the page that it came from; null when there is none to choose. */
  found(): { base: object; mine: object } | null;
  /** Puts the copy back where the server's page is the one that it came from; else it is offered. */
  begin(now: Editing): void;
  answer(now: Editing, isTaken: boolean): void;
}

/** Looks for the copy with this name. */
export function copyOffer(name: string): CopyOffer {
  let copy: LocalCopy | null = null;
  return {
    isOpen: () => copy !== null,
    found: () => copy && { base: JSON.parse(copy.base), mine: copy.schema },
    begin(now) {
      const found = readCopy(name);
      const own = JSON.stringify(now.page());
      if (!found || JSON.stringify(found.schema) === own) dropCopy(name);
      else if (found.base === own) now.apply(found.schema);
      else copy = found;
      now.report();
    },
    answer(now, isTaken) {
      if (isTaken && copy) now.apply(copy.schema);
      else dropCopy(name);
      copy = null;
      now.report();
    },
  };
}
