import type { Texts } from '../../i18n/translate.ts';
import { type Finding, messageText } from '../../validation/message.ts';
import { parseDocument } from '../../validation/parse.ts';
import { isObject } from '../page/json.ts';

/** Why a text is no page. */
export interface Mistake {
  offset: number;
  message: string;
}

/** Nodes that the canvas draws: with more of them it would stand still for minutes. The largest page of the product has some hundred. */
const MOST_NODES = 10_000;

function nodesIn(page: unknown): number {
  let nodes = 0;
  JSON.stringify(page, (_, value: unknown) => {
    if (isObject(value) && typeof value['type'] === 'string') nodes += 1;
    return value;
  });
  return nodes;
}

/** What keeps a text from being drawn; empty for a page. What is wrong with a page that can be drawn is the checker's matter. */
export function mistakesIn(text: string, texts: Texts): Mistake[] {
  const mistake = (finding: Finding): Mistake => ({ offset: finding.offset, message: messageText(finding, texts) });
  const whole = (code: string, values = {}): Mistake[] => [
    mistake({ offset: 0, pointer: '', severity: 'error', code, values }),
  ];
  const { findings } = parseDocument(text);
  if (findings.length > 0) return findings.map(mistake);
  const page: unknown = JSON.parse(text);
  if (!isObject(page)) return whole('page.not-object');
  if (typeof page['type'] !== 'string' || page['type'] === '') return whole('page.no-type');
  return nodesIn(page) > MOST_NODES ? whole('bounds.nodes', { limit: MOST_NODES }) : [];
}
