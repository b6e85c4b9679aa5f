import { valueAt } from '../json-pointer.ts';
import type { Message } from '../message.ts';
import { parameterOf } from './parameters.ts';

/** What can only be told of a whole page: names that the page around a part has. */
const OF_THE_PAGE = /^(?:target\.unknown|api\.unknown-field|waiver\.unused)$/;

/** What is wrong with a part wherever it stands: a parameter may be anything, and the page has names that the part does not know. */
export function aloneMessages(messages: readonly Message[], part: unknown): Message[] {
  return messages.filter(
    ({ code, pointer }) => !OF_THE_PAGE.test(code) && parameterOf(valueAt(part, pointer)) === undefined,
  );
}
