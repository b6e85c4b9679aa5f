import type { Message } from '../message.ts';
import { isObject, jsonObject } from './include.ts';
import { findingKey, type PartCheckOptions, validateWithParts } from './validate.ts';
import { type IncludingPage, validateInPages } from './validate-in-pages.ts';

/** Checks a screen with its parts in place and, when it is a part itself, in the pages that include it. */
export function validateScreenOrPart(
  screen: unknown,
  pages: readonly IncludingPage[],
  { screen: id = '', ...options }: Omit<PartCheckOptions, 'screen'> & { screen?: string | undefined },
): Message[] {
  const alone = validateWithParts(screen, { ...options, screen: id });
  const schema = typeof screen === 'string' ? jsonObject(screen) : screen;
  if (pages.length === 0 || !isObject(schema)) return alone;
  const reported = new Set(alone.map(findingKey));
  const { find, known, ...rest } = options;
  const more = validateInPages({ id, schema }, pages, rest);
  return [...alone, ...more.filter((message) => !reported.has(findingKey(message)))];
}
