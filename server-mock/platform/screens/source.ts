import type { Database } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { readDraft } from './drafts.ts';
import type { Level } from './level.ts';
import type { Resolver } from './resolver.ts';
import { readBareRevision, readRevision } from './revision.ts';

/** What an editor begins with. */
export interface Source {
  schema: Record<string, unknown>;
  isDraft: boolean;
  revision: string;
  /** Who saved the draft; null: there is none, or the account is gone. */
  author: string | null;
  authorId: number | null;
  at: Date | null;
  /** What is in force while there is a draft; absent where nothing is. */
  withoutDraft?: { schema: Record<string, unknown>; revision: string };
}

interface Dependencies {
  database: Database;
  resolver: Pick<Resolver, 'resolve'>;
}

/**
 * A screen as it is written, its parts named and not in their place: the level's draft, else what is in force there. Throws
 * `screen-not-found` when there is neither.
 */
export async function readSource({ database, resolver }: Dependencies, level: Level, id: string): Promise<Source> {
  const draft = await readDraft(database, level, id);
  if (draft) {
    const { schema, revision, authorName, authorId, at } = draft;
    const bare = (await resolver.resolve(level, id))?.source;
    const withoutDraft = bare && { schema: bare, revision: await readBareRevision(database, level, id) };
    const found = { schema, isDraft: true, revision, author: authorName, authorId, at };
    return withoutDraft ? { ...found, withoutDraft } : found;
  }
  // Before the page: a publication in between makes the revision too old, and the next save is refused.
  const revision = await readRevision(database, level, id);
  const schema = (await resolver.resolve(level, id))?.source;
  if (!schema) throw fail('screen-not-found');
  return { schema, isDraft: false, revision, author: null, authorId: null, at: null };
}
