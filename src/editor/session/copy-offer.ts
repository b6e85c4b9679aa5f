import type { Editing } from '../editing.ts';
import { dropCopy, readCopy } from './local-copy.ts';

/** A copy that this browser has of a page and the server has not. */
export interface CopyOffer {
  /** Whether the person has to choose between the copy and the server's page. */
  isOpen(): boolean;
  /** Puts the copy back where the server's page is the one that it came from; else it is offered. */
  begin(now: Editing): void;
  answer(now: Editing, isTaken: boolean): void;
}

/** Looks for the copy with this name. */
export function copyOffer(name: string): CopyOffer {
  let copy: object | null = null;
  return {
    isOpen: () => copy !== null,
    begin(now) {
      const found = readCopy(name);
      const own = JSON.stringify(now.page());
      if (!found || JSON.stringify(found.schema) === own) dropCopy(name);
      else if (found.base === own) now.apply(found.schema);
      else copy = found.schema;
      now.report();
    },
    answer(now, isTaken) {
      if (isTaken && copy) now.apply(copy);
      else dropCopy(name);
      copy = null;
      now.report();
    },
  };
}
