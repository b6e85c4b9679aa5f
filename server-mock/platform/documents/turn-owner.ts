import type { Tenancy } from '../../kernel/contracts/tenancy.ts';
import { isStorable } from '../../kernel/http/text-hook.ts';
import { SingleFlight } from '../shells/index.ts';

/** Whose turn it is when an address names a company that there is not. No company's key has a blank. */
const unknown = 'no company';

/** Keys of companies that are remembered. */
const mostKnown = 1000;

/** Answers whose turn a visit takes, from the query of its address. */
export type TurnOwner = (query: Record<string, string>) => Promise<string>;

/**
 * Whose turn a visit without a session takes: that of the company whose sign-in page it shows, or the platform's, which is empty.
 * Made-up keys take one turn together. Otherwise a crowd of them would have a turn for each key, and a company only one.
 *
 * A company is looked up once: fifty visits at once would otherwise put fifty queries before those of everybody else. A company
 * that is gone keeps its turn, which does no harm.
 */
export function createTurnOwner({ companies }: { companies: Tenancy }): TurnOwner {
  const known = new Set<string>();
  const lookUps = new SingleFlight<string>();

  async function lookUp(key: string): Promise<string> {
    if (!(await companies.findByKey(key))) return unknown;
    const [oldest] = known;
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.add(key);
    return key;
  }

  return async ({ company: key }) => {
    if (!key || known.has(key)) return key ?? '';
    return isStorable(key) ? lookUps.do(key, () => lookUp(key)) : unknown;
  };
}
