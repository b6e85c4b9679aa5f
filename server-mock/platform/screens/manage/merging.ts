import { createHash } from 'node:crypto';
import type { Choices, Merged } from '../../../../src/merge/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import type { Checks, Compared } from '../../checks/index.ts';
import { type Base, isBehind } from '../base/below.ts';
import type { Level } from '../level.ts';
import type { States } from './states.ts';

type Page = Record<string, unknown>;

/** What a level's screen becomes with what is new in the layer below. */
export interface Merging extends Merged {
  /** The same as long as the three pages are the same: choices belong to these. */
  tag: string;
  base: Base;
  below: Base;
  /** What the level had when its page was read. */
  revision: string;
  pages: { base: Page; theirs: Page; mine: Page };
  /** What is new in the layer below. */
  news: Compared;
}

/** Prepares the merge of a screen; nothing is stored. */
export type PrepareMerge = (level: Level, id: string, choices?: Choices) => Promise<Merging>;

/**
 * Makes what merges a level's draft or, without one, its published page with the layer below. Throws `screen-override-missing`,
 * `screen-not-behind`, `screen-base-unknown`, and what the checker's process throws.
 */
export function createMerging({
  states,
  checks,
}: {
  states: States;
  checks: Pick<Checks, 'compare' | 'merge'>;
}): PrepareMerge {
  return async (level, id, choices = {}) => {
    const { base, below, published, hasDraft, revision } = await states.work(level, id);
    if (published === null && !hasDraft) throw fail('screen-override-missing');
    if (!base || !below || !isBehind(base, below)) throw fail('screen-not-behind');
    const [began, theirs, mine] = await Promise.all([
      states.ofBase(level, id, base),
      states.ofBase(level, id, below),
      hasDraft ? states.read(level, id, 'draft') : states.version(level, id, published!),
    ]);
    if (!began || !theirs) throw fail('screen-base-unknown');
    const pages = { base: began, theirs, mine };
    const tag = createHash('sha256')
      .update(JSON.stringify([base, below, mine]))
      .digest('base64url')
      .slice(0, 22);
    const owner = String(level.companyId);
    const merged = await checks.merge(owner, { ...pages, choices });
    const news = await checks.compare(owner, { from: began, to: theirs });
    return { ...merged, news, tag, base, below, revision, pages };
  };
}
