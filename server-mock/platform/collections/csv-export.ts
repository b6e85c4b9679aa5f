import { sql } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import { renewedScope, sendPieces } from '../../kernel/http/long-answer.ts';
import { exportRule, requireWithin } from '../../kernel/limits/index.ts';
import { csvCell } from '../../kernel/values/csv-cell.ts';
import { labelMember } from './check-document.ts';
import { labelOf, type StoredField } from './definition.ts';
import type { DocumentRow } from './document-rows.ts';
import { inCollection } from './documents.ts';
import { where } from './find.ts';
import { presented } from './present.ts';
import { readerOf } from './rights.ts';

/** Documents of one file, and of one piece of it. */
const LARGEST = 100_000;
const BATCH = 50;

/** Members of an answer that stand behind the fields. */
const OWN = ['id', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'] as const;

type Text = (key: string) => string;

/** A cell as people read it. Numbers stand bare, so that a negative one stays a number; every text is in quotes. */
function cellOf(field: StoredField, document: Readonly<Record<string, unknown>>, text: Text): string {
  const value = document[field.key];
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return csvCell(text(value ? 'api.data.csv-yes' : 'api.data.csv-no'));
  return csvCell(document[labelMember(field.key)] ?? value);
}

/** The lines of some documents after a place, and the last one; null when there are no more. */
function linesAfter(context: Call<'exportDocuments'>, after: number): Promise<{ lines: string; last: number } | null> {
  const { scope, text } = context;
  return inCollection(context, 'read', async (trx, collection) => {
    const { rows } = await sql<DocumentRow>`
      select id, version, data, created_at, created_by, updated_at, updated_by from document
      where ${where(collection, [])} and id > ${after} order by id limit ${BATCH}`.execute(trx);
    if (rows.length === 0) return null;
    const documents = await presented(trx, collection, rows, readerOf(scope));
    const lines = documents.map((document) =>
      [
        ...collection.fields.map((field) => cellOf(field, document, text)),
        ...OWN.map((name) => csvCell(document[name])),
      ].join(','),
    );
    return { lines: `${lines.join('\r\n')}\r\n`, last: rows.at(-1)!.id };
  });
}

/**
 * A file in pieces, each read in a transaction of its own while the one before it is on its way: memory holds one, and others have their
 * turn. Each piece checks the reader's rights again. The file ends early when the reader has lost them.
 */
async function* pieces(context: Call<'exportDocuments'>, head: string): AsyncGenerator<string> {
  yield `\ufeff${head}\r\n`;
  const scopeNow = renewedScope(context);
  let after = context.query.after ?? 0;
  for (let sent = 0; sent < LARGEST; sent += BATCH) {
    const piece = await linesAfter({ ...context, scope: await scopeNow() }, after);
    if (!piece) return;
    yield piece.lines;
    after = piece.last;
  }
}

/**
 * `GET …/data/{collection}/export`: documents as a CSV file with a mark that spreadsheets read as UTF-8. Throws `too-many-requests`. A
 * collection whose fields change meanwhile ends the file, and so does a reader whose rights end, or who takes too long.
 */
export async function exportDocuments(context: Call<'exportDocuments'>) {
  const { reply, text, me, services } = context;
  await requireWithin(services.limits, `export:${me.id}`, exportRule);
  const { key, head } = await inCollection(context, 'read', async (_, collection) => ({
    key: collection.key,
    head: [...collection.fields.map(labelOf), ...OWN.map((name) => text(`api.data.${name}`))].map(csvCell).join(','),
  }));
  reply.type('text/csv; charset=utf-8');
  reply.header('Content-Disposition', `attachment; filename="${key}.csv"`);
  return sendPieces(reply, pieces(context, head));
}
