import type { Message } from '../message.ts';
import { isObject } from './include.ts';
import { parameterOf } from './parameters.ts';

/** What can only be told of a whole page: names that the page around a part has. */
const OF_THE_PAGE = /^(?:target\.unknown|api\.unknown-field|waiver\.unused)$/;

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(schema: unknown, pointer: string): unknown {
  const segments = pointer.split('/').slice(1);
  return segments.reduce<unknown>((value, segment) => {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(name)];
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, schema);
}

/** What is wrong with a part wherever it stands: a parameter may be anything, and the page has names that the part does not know. */
export function aloneMessages(messages: readonly Message[], part: unknown): Message[] {
  return messages.filter(
    ({ code, pointer }) => !OF_THE_PAGE.test(code) && parameterOf(valueAt(part, pointer)) === undefined,
  );
}
