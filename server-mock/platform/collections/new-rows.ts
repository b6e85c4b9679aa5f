import type { Transaction } from 'kysely';
import type { CreateCollectionBody } from '../../../src/types/generated/contracts/collections.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { withFields } from './change-definition.ts';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { insertCollection } from './collection-rows.ts';
import { type CollectionRecord, USUAL_RIGHTS } from './definition.ts';
import { type DocumentRow, insertDocument, type Writer } from './document-rows.ts';

type Trx = Transaction<Tables>;
type Text = (key: string, values?: Record<string, string | number>) => string;

/** Stores a collection without documents, whose fields have been checked. Answers null when the app has one with this key, removed ones among them. */
export async function storeCollection(
  trx: Trx,
  { companyId, appId }: AppLevel,
  { key, name, names, fields = [], rights = USUAL_RIGHTS }: CreateCollectionBody & { key: string },
  { at, text }: { at: Date; text: Text },
): Promise<CollectionRecord | null> {
  const empty: CollectionRecord = {
    ...{
      companyId,
      appId,
      id: randomId(),
      key,
      name: name.trim(),
      names,
      revision: 1,
      fields: [],
      nextField: 1,
      rights,
    },
    slots: { fields: {}, search: 'ready' },
  };
  const made = await withFields(trx, empty, fields, { documents: 0, isConfirmed: true, text });
  return (await insertCollection(trx, made, { ...made, at, definition: made })) ? made : null;
}

/** Throws `document-wrong` with a text for each member at fault. */
export function requireTaken({ values, refusals }: CheckedDocument, text: Text): CheckedDocument['values'] {
  const names = Object.keys(refusals);
  if (names.length === 0) return values;
  const errors = Object.fromEntries(names.map((name) => [name, text(refusals[name]!.key, refusals[name]!.values)]));
  throw fail('document-wrong', { errors });
}

/** Checks and stores a new document. Throws `document-wrong` or `value-taken`. */
export const storeDocument = (
  trx: Trx,
  collection: CollectionRecord,
  body: Readonly<Record<string, unknown>>,
  writer: Writer & { text: Text },
): Promise<DocumentRow> =>
  insertDocument(trx, collection, requireTaken(checkDocument(collection, body, 'new'), writer.text), writer);
