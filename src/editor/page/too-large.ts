import { isObject } from './json.ts';

/** Nodes of a page that the canvas takes. amis-editor stands still for a minute and more with 20,000. */
export const MOST_NODES = 5000;

/** How many nodes a page has: its objects with a type. */
function countNodes(page: unknown): number {
  let nodes = 0;
  const waiting: unknown[] = [page];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) for (const one of value) waiting.push(one);
    else if (isObject(value)) {
      if (typeof value['type'] === 'string') nodes += 1;
      for (const one of Object.values(value)) waiting.push(one);
    }
  }
  return nodes;
}

/** What a person reads in place of a page that the canvas cannot take; undefined when it can. */
export function tooLarge(page: unknown, sentence: string): string | undefined {
  const nodes = countNodes(page);
  if (nodes <= MOST_NODES) return undefined;
  return sentence.replace('{nodes}', String(nodes)).replace('{most}', String(MOST_NODES));
}
