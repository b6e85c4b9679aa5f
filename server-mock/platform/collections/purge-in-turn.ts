import { sql } from 'kysely';
import type { Database } from '../../kernel/database/index.ts';

/** Removed things of all companies that are looked up at a time. */
const AT_ONCE = 50;

/** Documents that one transaction deletes, so that none of them takes long and other work gets its turn in between. */
export const DOCUMENTS_AT_ONCE = 1000;

/** The directories of what is removed, each with the column that names it. */
const DIRECTORIES = { removed_app: 'app_id', removed_collection: 'collection_id', removed_page: 'app_id' } as const;

/** A removed thing of a company. */
export interface Gone {
  companyId: number;
  id: number;
}

const nameOf = ({ companyId, id }: Gone) => `${companyId}/${id}`;

/**
 * Some of what is removed and whose days are over, by the directory: the oldest of each company, then the second of each, and so on. So
 * nothing of one company waits for all that another one has removed.
 * @param tried what could not be deleted, as `nameOf` writes it
 */
async function goneIn(
  { query }: Database,
  directory: keyof typeof DIRECTORIES,
  before: Date,
  tried: ReadonlySet<string>,
): Promise<Gone[]> {
  const id = sql.ref(DIRECTORIES[directory]);
  const { rows } = await sql<{ company_id: number; id: number }>`
    select company_id, id from (
      select company_id, ${id} as id, removed_at, row_number() over (partition by company_id order by removed_at, ${id}) as turn
      from ${sql.table(directory)} where removed_at <= ${before}) gone
    order by turn, removed_at limit ${AT_ONCE + tried.size}`.execute(query);
  const found = rows.map((row): Gone => ({ companyId: Number(row.company_id), id: Number(row.id) }));
  return found.filter((gone) => !tried.has(nameOf(gone)));
}

/** What is deleted: from which directory, when it was removed at the latest, and how one of it is. */
interface Purge {
  directory: keyof typeof DIRECTORIES;
  before: Date;
  isStopping: () => boolean;
  /** Deletes some of its documents, and answers whether there may be more. */
  deleteDocuments(gone: Gone): Promise<boolean>;
  /** Deletes the rest. */
  deleteRest(gone: Gone): Promise<void>;
}

/** Deletes one removed thing, step by step. */
async function purgeOne({ isStopping, deleteDocuments, deleteRest }: Purge, gone: Gone): Promise<void> {
  let hasMore = true;
  while (hasMore && !isStopping()) hasMore = await deleteDocuments(gone);
  if (!isStopping()) await deleteRest(gone);
}

/**
 * Deletes all that a directory says is gone. Each step is a transaction of its own, and the row of the thing goes last, so the next call
 * goes on where a program has stopped. Several nodes may do this at once.
 * @throws the first failure, after it has tried all
 */
export async function purgeInTurn(database: Database, purge: Purge): Promise<void> {
  const failures: unknown[] = [];
  const tried = new Set<string>();
  for (;;) {
    const some = await goneIn(database, purge.directory, purge.before, tried);
    if (some.length === 0) break;
    for (const gone of some) {
      tried.add(nameOf(gone));
      await purgeOne(purge, gone).catch((error: unknown) => failures.push(error));
      if (purge.isStopping()) break;
    }
    if (purge.isStopping()) break;
  }
  if (failures.length > 0) throw failures[0];
}
