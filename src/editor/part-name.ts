import { idInWords, nameKey } from '../screens/name-of-screen.ts';
import { titleOf, type Words } from './words.ts';

/** The type of a node in whose place a part is put. */
export const INCLUDE = 'include';

/** What the id of a screen looks like; any other text would make the address of another call. */
const ID = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/;

/** Whether a text could be the id of a screen. */
export const isScreenId = (text: unknown): text is string => typeof text === 'string' && ID.test(text);

/** What a screen is called, as the manager of screens calls it. */
export const screenName = (screen: string, words: Words): string => words(nameKey(screen)) ?? idInWords(screen);

/** What an editor calls an include: that it is a part, and which. */
export function partName({ screen }: { screen?: unknown }, words: Words): string {
  const part = titleOf(INCLUDE, undefined, words);
  return typeof screen === 'string' && screen !== '' ? `${part} · ${screenName(screen, words)}` : part;
}
