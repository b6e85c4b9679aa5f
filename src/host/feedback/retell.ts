import { sayAgain } from '../../i18n/say-again.ts';
import type { Texts } from '../../i18n/translate.ts';
import { type FieldStore, retellErrors } from './retell-errors.ts';
import { retellMessages } from './shown-messages.ts';

/** Says in the new language what was said in the old one and still stands: at the fields, and in messages. */
export function retell(stores: Iterable<FieldStore>, before: Texts, now: Texts): void {
  const say = sayAgain(before, now);
  retellErrors(stores, say);
  retellMessages(say);
}
