import { escapeSigns } from '../../src/i18n/escape-signs.ts';

/** A value as JSON with two spaces; nothing for no value. Characters that change the reading direction are escaped, so that no line looks like another one. */
export const printValue = (value: unknown): string =>
  escapeSigns(JSON.stringify(value, null, 2) ?? '', /\p{Bidi_Control}/gu);
