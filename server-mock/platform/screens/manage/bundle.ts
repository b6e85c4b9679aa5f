import { sql } from 'kysely';
import type { Message } from '../../../../src/validation/index.ts';
import type { Database } from '../../../kernel/database/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { oneByOne } from '../../../kernel/limits/index.ts';
import type { Actor } from '../actor.ts';
import type { CheckTarget } from '../check-target.ts';
import { type CheckScreen, isError } from '../checker.ts';
import { type Keeping, keepDraft } from '../drafts.ts';
import { type Level, layerOf } from '../level.ts';
import { requirePageSize } from '../page-size.ts';
import type { NamedLevel, Overridable } from '../target.ts';

/** A screen in a file with several. */
export interface BundledScreen {
  id: string;
  schema: Record<string, unknown>;
}

/** Megabytes of a file with several screens, so that what is exported can be imported again. */
const MOST_MEGABYTES = 4;

interface Dependencies {
  database: Database;
  now(): Date;
  check: CheckScreen;
  targetOf: CheckTarget;
  overridable: Overridable;
  keepShipped(id: string): Promise<void>;
  keeping: Keeping;
}

/** Which screens of a level are read: those that are published, or also those that are drafts alone. */
export type Wanted = 'published' | 'changed';

/**
 * What a level has published, or changed in any way, as one file: of what is published that, else the draft. Throws `screens-too-large`.
 * The database knows how much room the pages take without reading them; it measures their text only where that is not too much already,
 * and for one caller of a company at a time.
 */
export const exportAll = (database: Database, level: Level, wanted: Wanted) =>
  oneByOne(`export:${level.companyId}`, () => readAll(database, level, wanted));

function readAll(
  database: Database,
  { companyId, appId }: Level,
  wanted: Wanted,
): Promise<(BundledScreen & { version: number })[]> {
  return database.tenant(companyId, async (trx) => {
    const page = sql`coalesce(v.schema, s.draft)`;
    const screens = trx
      .selectFrom('screen as s')
      .leftJoin('screen_version as v', (join) =>
        join
          .onRef('v.company_id', '=', 's.company_id')
          .onRef('v.app_id', '=', 's.app_id')
          .onRef('v.screen_id', '=', 's.screen_id')
          .onRef('v.version', '=', 's.published_version'),
      )
      .where('s.company_id', '=', companyId)
      .where('s.app_id', '=', appId)
      .where(wanted === 'published' ? sql<boolean>`v.version is not null` : sql<boolean>`${page} is not null`);
    for (const size of [sql`pg_column_size(${page})`, sql`octet_length(${page}::text)`]) {
      const { bytes } = await screens
        .select(sql<string>`coalesce(sum(${size}), 0)`.as('bytes'))
        .executeTakeFirstOrThrow();
      if (Number(bytes) > MOST_MEGABYTES * 1024 * 1024) {
        throw fail('screens-too-large', { values: { megabytes: MOST_MEGABYTES } });
      }
    }
    const rows = await screens
      .select(['s.screen_id', 'v.version', sql<BundledScreen['schema']>`${page}`.as('schema')])
      .orderBy('s.screen_id')
      .execute();
    return rows.map(({ screen_id, schema, version }) => ({ id: screen_id, version: version ?? 0, schema }));
  });
}

/** Throws `screens-not-overridable`, which names the screens. */
function requireAllOverridable(overridable: Overridable, level: Level, screens: readonly BundledScreen[]): void {
  const refused = screens.filter(({ id }) => !overridable.may(layerOf(level), id)).map(({ id }) => id);
  if (refused.length > 0) throw fail('screens-not-overridable', { values: { names: refused.join(', ') } });
}

/** Who imports; a trial checks everything and keeps nothing. */
export interface Importing extends Actor {
  isTrial: boolean;
}

/** Makes what takes the screens of a file as drafts: each is checked first, and then all are stored or none. */
export function createImportAll({ database, now, check, targetOf, overridable, keepShipped, keeping }: Dependencies) {
  async function mistakesIn(level: NamedLevel, { id, schema }: BundledScreen, actor: Actor): Promise<Message[]> {
    requirePageSize(level, id, schema);
    const messages = await check(id, schema, await targetOf(level, id, schema, actor.locale));
    return messages.filter(isError).map((message) => ({ ...message, file: id }));
  }

  return async (level: NamedLevel, screens: readonly BundledScreen[], actor: Importing): Promise<void> => {
    requireAllOverridable(overridable, level, screens);
    const mistakes: Message[] = [];
    for (const screen of screens) mistakes.push(...(await mistakesIn(level, screen, actor)));
    if (mistakes.length > 0) {
      const names = [...new Set(mistakes.map(({ file }) => file))].join(', ');
      throw fail('screens-refused', { errors: mistakes, values: { names } });
    }
    if (actor.isTrial) return;
    for (const { id } of screens) await keepShipped(id);
    await actor.requireRight();
    await database.tenant(level.companyId, async (trx) => {
      for (const { id, schema } of screens) {
        await keepDraft(trx, level, id, { schema, authorId: actor.user.id, at: now() }, keeping);
      }
    });
  };
}
