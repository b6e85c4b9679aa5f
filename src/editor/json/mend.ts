import { parseTree } from 'jsonc-parser';
import type { Message } from '../../validation/message.ts';
import { marksOf } from './marks.ts';
import { pageText } from './text-edits.ts';

/** The page with the suggestion of a message followed; undefined where the suggestion has no place on it. */
export function mendedPage(page: object, message: Message): object | undefined {
  const text = pageText(page);
  const fix = marksOf(parseTree(text)!, page, [message])[0]?.fix;
  return fix && JSON.parse(text.slice(0, fix.offset) + fix.text + text.slice(fix.offset + fix.length));
}
