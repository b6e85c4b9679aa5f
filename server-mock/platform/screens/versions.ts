import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import type { Level } from './level.ts';

export interface VersionRecord {
  version: number;
  note: string;
  authorId: number;
  authorName: string;
  at: Date;
  published: boolean;
  /** Who took it out of force by hand, and when; null: nobody did. */
  takenBack: { authorId: number | null; authorName: string; at: Date } | null;
}

/** Versions of a screen that a history shows; older ones can still be named by their number. */
const MOST_LISTED = 1000;

/**
 * A level's history of a screen, newest first. Notes are cleaned here, too: some are from before they were cleaned when they are stored.
 */
export async function listVersions(
  database: Database,
  { companyId, appId }: Level,
  id: string,
): Promise<VersionRecord[]> {
  const rows = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen_version as v')
      .innerJoin('screen as s', (join) =>
        join
          .onRef('s.company_id', '=', 'v.company_id')
          .onRef('s.app_id', '=', 'v.app_id')
          .onRef('s.screen_id', '=', 'v.screen_id'),
      )
      .select(['v.version', 'v.note', 'v.author_id', 'v.author_name', 'v.created_at', 's.published_version'])
      .select(['v.taken_back_at', 'v.taken_back_by', 'v.taken_back_name'])
      .where('v.company_id', '=', companyId)
      .where('v.app_id', '=', appId)
      .where('v.screen_id', '=', id)
      .orderBy('v.version', 'desc')
      .limit(MOST_LISTED)
      .execute(),
  );
  return rows.map((row) => ({
    version: row.version,
    note: tidyName(row.note),
    authorId: row.author_id,
    authorName: row.author_name,
    at: row.created_at,
    published: row.version === row.published_version,
    takenBack: row.taken_back_at && {
      authorId: row.taken_back_by,
      authorName: row.taken_back_name ?? '',
      at: row.taken_back_at,
    },
  }));
}

/** When a level published a version; null when it never did. */
export async function readVersionTime(
  database: Database,
  { companyId, appId }: Level,
  id: string,
  version: number,
): Promise<Date | null> {
  const row = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen_version')
      .select('created_at')
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),
  );
  return row?.created_at ?? null;
}

/** The schema of one version of a level, or of a level above it; null when it never was. */
export async function readVersion(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  version: number,
): Promise<Record<string, unknown> | null> {
  const row = await trx
    .selectFrom('screen_version')
    .select('schema')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return (row?.schema as Record<string, unknown> | undefined) ?? null;
}
