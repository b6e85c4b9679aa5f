import { type RawBuilder, sql } from 'kysely';
import type { Slot } from '../../kernel/database/index.ts';
import type { CollectionRecord } from './definition.ts';
import type { SlotTest, Test } from './filters.ts';
import { slotType } from './slots.ts';

/** A value as a parameter of the slot's type. */
export const slotParameter = (slot: Slot, value: string): RawBuilder<unknown> =>
  sql`${value}::${sql.raw(slotType(slot))}`;

function slotCondition({ use, op, value }: SlotTest): RawBuilder<unknown> {
  const column = sql.ref(`document.${use.slot}`);
  if (Array.isArray(value)) {
    return sql`${column} ${sql.raw(op)} (${sql.join(value.map((each) => slotParameter(use.slot, each)))})`;
  }
  return sql`${column} ${sql.raw(op)} ${slotParameter(use.slot, value)}`;
}

function condition({ companyId, id }: CollectionRecord, test: Test): RawBuilder<unknown> {
  if (test.kind === 'slot') return slotCondition(test);
  const found = sql`exists (select 1 from document_value where document_value.company_id = ${companyId}
    and document_value.collection_id = ${id} and document_value.field_id = ${test.field.id}
    and document_value.value in (${sql.join(test.values)}) and document_value.document_id = document.id)`;
  return test.op === 'none' ? sql`not ${found}` : found;
}

/**
 * The documents that a list may show: those of the collection that are there, and that pass all tests.
 * @param ids what keywords have found; undefined: no keywords
 * @param order the slot that the list is ordered by. Its index holds the documents in which it is not null, which are all: PostgreSQL has to
 * read that in the query to use it.
 */
export function where(
  collection: CollectionRecord,
  tests: readonly Test[],
  { ids, order }: { ids?: readonly number[] | undefined; order?: Slot | null } = {},
): RawBuilder<unknown> {
  const parts = [
    sql`document.company_id = ${collection.companyId}`,
    sql`document.collection_id = ${collection.id}`,
    sql`document.removed_at is null`,
    ...tests.map((test) => condition(collection, test)),
    ...(order ? [sql`${sql.ref(`document.${order}`)} is not null`] : []),
    ...(ids ? [sql`document.id = any(${`{${ids.join(',')}}`}::bigint[])`] : []),
  ];
  return sql.join(parts, sql` and `);
}
