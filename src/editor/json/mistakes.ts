import type { Texts } from '../../i18n/translate.ts';
import { messageText } from '../../validation/message.ts';
import { parseDocument } from '../../validation/parse.ts';
import { isObject } from '../page/json.ts';

/** Why a text is no page. */
export interface Mistake {
  offset: number;
  message: string;
}

/** What keeps a text from being a page; empty for a page. What is wrong with a page that can be drawn is the checker's matter. */
export function mistakesIn(text: string, texts: Texts): Mistake[] {
  const { findings } = parseDocument(text);
  if (findings.length > 0)
    return findings.map((finding) => ({ offset: finding.offset, message: messageText(finding, texts) }));
  const page: unknown = JSON.parse(text);
  if (isObject(page) && typeof page['type'] === 'string' && page['type'] !== '') return [];
  const code = isObject(page) ? 'page.no-type' : 'page.not-object';
  return [{ offset: 0, message: messageText({ offset: 0, pointer: '', severity: 'error', code }, texts) }];
}
