import { CommandError } from '../../../machine/command-error.mjs';
import { suggest } from '../../suggest.ts';

/** Where the reviewed corrections of amis's schema are. */
export const OVERLAY = 'src/validation/amis/overlay';

/** A mistake in amis's schema or in its corrections, told to who keeps them: no stack is needed to find it. */
export class SourceError extends CommandError {}

/** Does what an entry of a file of the overlay says; a failure names the entry by its pointer and reason. */
export function inEntry<Result>(file: string, index: number, reason: unknown, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new SourceError(`${OVERLAY}/${file}.json (/${index}, "${reason}"): ${error.message}`);
  }
}

/** The end of a message about a name that nothing has: what it was meant to be, or what else may be the matter. */
export function meant(name: string, names: Iterable<string>): string {
  const near = suggest(name, names);
  const asked = near === undefined ? '.' : `; did you mean "${near}"?`;
  return `${asked} Correct the entry, or take it out when amis has dropped what it speaks of`;
}
