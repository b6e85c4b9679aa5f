import { tidyName } from '../../kernel/values/person-name.ts';

/** Addresses that name themselves as such. */
const ADDRESSES = /(?:https?:)?\/\/\S*|www\.\S*/gi;

/** Dots and colons between letters, by which mail programs know an address; the wide ones and small ones count as well. */
const JOINING = /(?<=\S)[.:\u2024\u3002\ufe52\ufe55\uff0e\uff1a\uff61](?=\S)/gu;

/** Makes a name safe to print in a mail: one line, which no mail program turns into a link. */
export const plainName = (name: string): string =>
  tidyName(name).replace(ADDRESSES, '').replace(JOINING, '$& ').trim() || '–';
