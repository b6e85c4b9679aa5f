import type { Database } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { readDraft } from './drafts.ts';
import type { Level } from './level.ts';
import type { Resolver } from './resolver.ts';

/** What an editor begins with. */
export interface Source {
  schema: Record<string, unknown>;
  isDraft: boolean;
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
  const schema = draft?.schema ?? (await resolver.resolve(level, id))?.source;
  if (!schema) throw fail('screen-not-found');
  return { schema, isDraft: draft !== null };
}
