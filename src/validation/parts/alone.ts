import { valueAt } from '../json-pointer.ts';
import type { Message } from '../message.ts';
import { parameterOf } from './parameters.ts';

/** Codes that only a whole page can decide: the page around a part may have the missing name. */
const OF_THE_PAGE = /^(?:target\.unknown|api\.unknown-field|waiver\.unused)$/;

/** The mistakes of a part on every page. A parameter may have any value, and the page may have names that the part uses. */
export function aloneMessages(messages: readonly Message[], part: unknown): Message[] {
  return messages.filter(
    ({ code, pointer }) => !OF_THE_PAGE.test(code) && parameterOf(valueAt(part, pointer)) === undefined,
  );
}
