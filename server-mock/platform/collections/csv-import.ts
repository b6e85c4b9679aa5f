import type { Transaction } from 'kysely';
import { mayAdminister } from '../../kernel/contracts/access.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { importRule, requireWithin } from '../../kernel/limits/index.ts';
import type { Values } from './check-document.ts';
import { collectionAt, documentCounts } from './collection-rows.ts';
import { mostDocuments, WHOLE_COMPANY } from './counts.ts';
import { checkFile } from './csv-check.ts';
import { readCsv } from './csv-read.ts';
import type { CollectionRecord } from './definition.ts';
import { keepFilling } from './fill-slots.ts';
import { insertMany } from './insert-many.ts';
import { withRoom } from './reclaim.ts';
import { mostBytes } from './stored-bytes.ts';

/** Documents of one file. They are stored in one transaction, and the embedded database serves nobody else meanwhile. */
const mostLines = ({ engine }: Database): number => (engine === 'postgres' ? 10_000 : 2000);

/** What the documents of one file may come to: characters of JSON, and rows that are derived from them. */
const LARGEST = 8 * 1024 * 1024;
const MOST_ROWS = 30_000;

/** Refuses documents that would hold the database for too long. Throws `csv-too-large`. */
function requireSize({ fields }: CollectionRecord, documents: readonly Values[]): void {
  const derived = fields.filter(({ unique, type }) => unique || type === 'reference').map(({ id }) => id);
  let size = 0;
  let rows = 0;
  for (const values of documents) {
    size += JSON.stringify(values).length;
    rows += derived.filter((id) => values[id] !== null).length;
    for (const value of Object.values(values)) if (Array.isArray(value)) rows += value.length;
  }
  if (size > LARGEST || rows > MOST_ROWS) throw fail('csv-too-large');
}

/** Refuses documents for which the company has no room. */
async function requireRoom(
  trx: Transaction<Tables>,
  database: Database,
  companyId: number,
  wanted: number,
): Promise<void> {
  const most = mostDocuments(database);
  const counts = await documentCounts(trx, companyId, [WHOLE_COMPANY]);
  if ((counts.get(WHOLE_COMPANY) ?? 0) + wanted > most) throw fail('too-many-documents', { values: { count: most } });
}

/**
 * `POST …/collection/{collectionKey}/import`. All documents of the file are stored or none; with `skip`, all that have no mistake.
 * Throws `collection-unknown`, `csv-wrong`, `csv-too-long`, `csv-too-large`, `csv-too-costly`, `imports-busy`, `too-many-documents`,
 * `document-storage-full` or `too-many-requests`.
 */
export async function importDocuments(context: Call<'importDocuments'>) {
  const { services, scope, params, body, me, request, text } = context;
  const { database, audit, now } = services;
  const { companyId } = scope;
  await requireWithin(services.limits, `import:${companyId}`, importRule);
  const known = await database.tenant(companyId, (trx) => collectionAt(trx, scope, params.collectionKey));
  if (!known) throw fail('collection-unknown');
  const rows = await readCsv(services.csvFiles, known, { csv: body.csv, most: mostLines(database), text });
  const most = mostBytes(services);
  const store = async (trx: Transaction<Tables>) => {
    const found = await collectionAt(trx, scope, params.collectionKey, 'share');
    if (!found) throw fail('collection-unknown');
    const { documents, mistakes, wrong } = await checkFile(trx, found, rows, { text, byAddress: mayAdminister(scope) });
    const isStored = !body.try && (wrong.size === 0 || body.skip === true);
    const stored = isStored ? documents.map(({ values }) => values) : [];
    requireSize(found, stored);
    await requireRoom(trx, database, companyId, stored.length);
    if (stored.length > 0) {
      await insertMany(trx, found, stored, { me, at: now(), text, mayRead: () => true, most });
      const detail = { app: scope.app!.key, documents: stored.length };
      const entry = {
        action: 'documents.imported',
        companyId,
        actor: me,
        target: found.key,
        address: request.ip,
        detail,
      };
      await audit.record(entry, trx);
    }
    return [found, { lines: rows.length, stored: stored.length, wrong: wrong.size, mistakes }] as const;
  };
  const [collection, report] = await withRoom({ database, companyId, most }, () => database.tenant(companyId, store));
  keepFilling(services, collection);
  return report;
}
