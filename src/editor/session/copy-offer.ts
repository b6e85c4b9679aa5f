import type { EditedScreen } from '../editing.ts';
import { copiesOf, dropCopy, type NamedCopy } from './local-copy.ts';

/** Copies that this browser has of a page and the server has not. */
export interface CopyOffer {
  /** Whether the person has to choose between a copy and the server's page. */
  isOpen(): boolean;
  /** The copy in question with the page that it came from; null when there is none to choose. */
  found(): { base: object; mine: object } | null;
  /** Puts the newest copy back where the server's page is the one that it came from; others are offered one after the other. */
  begin(now: EditedScreen): void;
  answer(now: EditedScreen, isTaken: boolean): void;
}

/** Looks for the copies of a page. */
export function copyOffer(page: string): CopyOffer {
  const waiting: NamedCopy[] = [];

  /** From here on the copy is that of this tab. */
  function take(now: EditedScreen, { name, schema }: NamedCopy): void {
    dropCopy(name);
    now.apply(schema);
  }

  return {
    isOpen: () => waiting.length > 0,
    found: () => (waiting[0] ? { base: JSON.parse(waiting[0].base), mine: waiting[0].schema } : null),
    begin(now) {
      const onServer = JSON.stringify(now.page());
      for (const copy of copiesOf(page)) {
        const own = JSON.stringify(now.page());
        if (JSON.stringify(copy.schema) === own) dropCopy(copy.name);
        else if (copy.base === onServer && own === onServer) take(now, copy);
        else waiting.push(copy);
      }
      now.report();
    },
    answer(now, isTaken) {
      const copy = waiting.shift();
      if (copy && isTaken) take(now, copy);
      else if (copy) dropCopy(copy.name);
      now.report();
    },
  };
}
