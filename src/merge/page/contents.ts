import { canonical } from './json.ts';
import type { PageNode } from './node.ts';

/**
 * Numbers contents: equal contents of the pages that share this object have equal numbers, others never do. A hash would
 * be shorter, but two contents may share one.
 */
export class Contents {
  #numbers = new Map<string, number>();

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  /** Writes the numbers of a node whose kids have theirs, and its size. */
  number(node: PageNode): void {
    const properties: string[] = [];
    for (const [pointer, value] of node.properties) {
      if (pointer === '/id') continue;
      // Most values are texts. Their length tells where they end, which is cheaper than quotes.
      const text = typeof value === 'string' ? `${value.length}:${value}` : canonical(value);
      properties.push(`${pointer}=${typeof value} ${text}`);
    }
    node.own = this.#numberOf(properties.sort().join('\n'));
    node.whole = node.own;
    if (node.slots.size === 0) return;
    const slots: string[] = [];
    for (const [pointer, { shape, kids }] of node.slots) {
      slots.push(`${pointer} ${kids.length === 0 ? shape : ''} ${kids.map(({ whole }) => whole).join()}`);
      for (const kid of kids) node.size += kid.size;
    }
    node.whole = this.#numberOf(`#${node.own}\n${slots.sort().join('\n')}`);
  }
}
