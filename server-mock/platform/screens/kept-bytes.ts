import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import { TEMPLATES } from './template-screens.ts';

/** Bytes that a version takes at least: its lines in the history, the audit log and the events take room, however small its page is. */
const leastOfVersion = 1024;

/**
 * Adds what a version takes to the sum of its screen, in the transaction that stores it and that holds the screen's row. So nothing
 * has to count the whole history, and no node takes away what another one adds. Versions are never removed, so it only grows.
 */
export async function countVersion(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const ofScreen = { company_id: companyId, app_id: appId, screen_id: id };
  await trx
    .updateTable('screen')
    .set((row) => {
      // Bytes on disk, which are known once the version is stored.
      const size = row
        .selectFrom('screen_version')
        .select(sql<number>`greatest(${leastOfVersion}, pg_column_size(schema) + pg_column_size(note))`.as('bytes'))
        .where((each) => each.and({ ...ofScreen, version }));
      return { version_bytes: sql<number>`version_bytes + ${size}` };
    })
    .where((row) => row.and(ofScreen))
    .execute();
}

/** A version of a screen. */
interface Version {
  id: string;
  version: number;
}

/** The bytes on disk of versions that are stored, by their screens. */
export async function versionSizes(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  versions: readonly Version[],
): Promise<Map<string, number>> {
  const wanted = JSON.stringify(versions.map(({ id, version }) => ({ i: id, v: version })));
  const { rows } = await sql<{ id: string; bytes: number }>`
    select v.screen_id as id, greatest(${leastOfVersion}, pg_column_size(v.schema) + pg_column_size(v.note)) as bytes
    from screen_version v join jsonb_to_recordset(${wanted}::jsonb) as given(i text, v integer)
      on v.screen_id = given.i and v.version = given.v
    where v.company_id = ${companyId} and v.app_id = ${appId}`.execute(trx);
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
}

/** Puts versions into force and adds what they take, as `countVersion` does for one. The transaction holds the rows of the screens. */
export async function countVersions(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  versions: readonly (Version & { bytes: number })[],
): Promise<void> {
  const given = JSON.stringify(versions.map(({ id, version, bytes }) => ({ i: id, v: version, b: bytes })));
  await sql`
    update screen s set published_version = given.v, version_bytes = s.version_bytes + given.b
    from jsonb_to_recordset(${given}::jsonb) as given(i text, v integer, b bigint)
    where s.company_id = ${companyId} and s.app_id = ${appId} and s.screen_id = given.i`.execute(trx);
}

/**
 * What the drafts and versions of a company take but the draft of one screen: bytes on disk, which the database knows without reading the pages. That draft is about to be replaced. It reads the
 * screens, of which a company has so many, and no versions.
 */
export async function keptBytes(trx: Transaction<Tables>, { companyId, appId }: Level, id: string): Promise<number> {
  const isOwn = sql<boolean>`app_id = ${appId} and screen_id = ${id}`;
  const draft = sql<number>`case when ${isOwn} then 0 else coalesce(pg_column_size(draft), 0) end`;
  const { bytes } = await trx
    .selectFrom('screen')
    .select(sql<string>`coalesce(sum(version_bytes + ${draft}), 0)`.as('bytes'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** What all drafts and versions of a company take, and how many screens it has. */
export async function keptInAll(
  trx: Transaction<Tables>,
  companyId: number,
): Promise<{ bytes: number; screens: number }> {
  const { bytes, screens } = await trx
    .selectFrom('screen')
    .select([
      sql<string>`coalesce(sum(version_bytes + coalesce(pg_column_size(draft), 0)), 0)`.as('bytes'),
      sql<string>`count(*) filter (where screen_id not like ${`${TEMPLATES}%`})`.as('screens'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { bytes: Number(bytes), screens: Number(screens) };
}
