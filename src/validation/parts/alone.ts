import { valueAt } from '../json-pointer.ts';
import type { Message } from '../message.ts';
import { includesIn } from './compose.ts';
import { isPart } from './include.ts';
import { parameterOf } from './parameters.ts';

/** Codes that only a whole page can decide: the page around a part may have the missing name. */
const OF_THE_PAGE = /^(?:target\.unknown|api\.unknown-field|waiver\.unused)$/;

/** The mistakes of a part on every page. A parameter may have any value, and the page may have names that the part uses. */
export function aloneMessages(messages: readonly Message[], part: unknown): Message[] {
  return messages.filter(
    ({ code, pointer }) => !OF_THE_PAGE.test(code) && parameterOf(valueAt(part, pointer)) === undefined,
  );
}

/**
 * What can be said of a screen as it is written, without the screens that it belongs to: names may stand in the page around a part, or in the
 * parts of a page.
 */
export function writtenMessages(messages: readonly Message[], screen: unknown): Message[] {
  // A screen that nests too deep has no such message, and is not walked through.
  const isDoubtful = messages.some(({ code }) => OF_THE_PAGE.test(code));
  return isDoubtful && (isPart(screen) || includesIn(screen).size > 0)
    ? aloneMessages(messages, screen)
    : [...messages];
}
