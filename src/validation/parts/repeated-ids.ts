import { namesIn, TARGETING } from '../page/targets.ts';
import type { Json } from './include.ts';

/** A node that was put into the page, and what it belongs to: the page, or one of its parts by its number. */
interface Bearer {
  id: string;
  owner: number;
  node: { id?: unknown };
}

/** The page itself, beside its parts, which are counted from 1. */
export const OF_THE_PAGE = 0;

/** The names of components that a node calls. */
function calledBy(node: Json, type: string): string[] {
  const keys = ['componentId', 'componentName'];
  if (TARGETING.test(type) || node['actionType'] !== undefined) keys.push('reload', 'target');
  return keys.flatMap((key) => (typeof node[key] === 'string' ? namesIn(node[key]) : []));
}

/**
 * The ids of a page while its parts are put in place. A part may stand in a page twice, and parts are written without a look at one
 * another, so the same id comes more than once.
 */
export class PageIds {
  readonly #bearers: Bearer[] = [];
  readonly #called = new Set<string>();

  /** Notes what a node is called and what it calls. */
  see(node: Json, type: string, owner: number): void {
    for (const name of calledBy(node, type)) this.#called.add(name);
    const { id } = node;
    if (type !== '' && typeof id === 'string' && !id.includes('$')) this.#bearers.push({ id, owner, node });
  }

  /**
   * Takes an id away from each node of a part whose id stands in the page or in a part before it: React tells nodes by their ids.
   * One that something calls stays, and the checker reports it; so does one that is twice in the same part.
   */
  takeRepeatedAway(): void {
    const owners = new Map<string, number>();
    for (const { id, owner, node } of [...this.#bearers].sort((a, b) => a.owner - b.owner)) {
      const first = owners.get(id) ?? owner;
      owners.set(id, first);
      if (first !== owner && !this.#called.has(id)) delete node.id;
    }
  }
}
