import type { Choices, Merged } from '../../../../src/merge/index.ts';
import type { Database } from '../../../kernel/database/index.ts';
import type { Checks, Compared } from '../../checks/index.ts';
import { requirePageSize } from '../page-size.ts';
import type { Resolver } from '../resolver.ts';
import { readSource, type Source } from '../source.ts';
import type { NamedLevel, Overridable } from '../target.ts';

type Page = Record<string, unknown>;

/** A draft that was refused, and the page that both sides began from. */
export interface Refused {
  base: Page;
  mine: Page;
  choices: Choices;
}

/** What both have changed, and what becomes of it together. */
export interface Reconciled extends Merged {
  pages: { base: Page; theirs: Page; mine: Page };
  theirs: Source;
  news: Compared;
  own: Compared;
}

/** Prepares what two people's changes become together; nothing is stored. */
export type Reconcile = (level: NamedLevel, id: string, refused: Refused) => Promise<Reconciled>;

interface Dependencies {
  database: Database;
  resolver: Pick<Resolver, 'resolve'>;
  checks: Pick<Checks, 'compare' | 'merge'>;
  overridable: Overridable;
}

/**
 * Makes what merges a refused draft with what the level has now. Throws `screen-not-overridable`, `screen-not-found`, `page-too-large`,
 * and what the checker's process throws.
 */
export function createReconciling({ database, resolver, checks, overridable }: Dependencies): Reconcile {
  return async (level, id, { base, mine, choices }) => {
    overridable.require(level, id);
    for (const page of [base, mine]) requirePageSize(level, id, page);
    const theirs = await readSource({ database, resolver }, level, id);
    const owner = String(level.companyId);
    const pages = { base, theirs: theirs.schema, mine };
    const merged = await checks.merge(owner, { ...pages, choices });
    const news = await checks.compare(owner, { from: base, to: theirs.schema });
    const own = await checks.compare(owner, { from: base, to: mine });
    return { ...merged, pages, theirs, news, own };
  };
}
