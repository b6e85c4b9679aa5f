import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { oneByOne } from '../../kernel/limits/index.ts';
import { documentCounts } from './collection-rows.ts';
import { type CollectionRecord, fieldOf, labelOf, type StoredField } from './definition.ts';
import { inCollection } from './documents.ts';
import { readySlot } from './filters.ts';
import { where } from './find.ts';
import { bytesToRead, MOST_READ } from './read-bytes.ts';
import { EMPTY } from './slots.ts';

/** Documents that totals read; a larger collection needs its totals from elsewhere. */
const MOST_SUMMED = 20_000;

/** Types that documents are grouped by. */
const GROUPED: ReadonlySet<string> = new Set(['choice', 'boolean']);

/** What people read for a group. */
function labelFor(collection: CollectionRecord, by: string, value: string, text: (key: string) => string): string {
  const field = fieldOf(collection, by)!;
  if (value === '') return text('api.data.group-empty');
  if (field.type === 'boolean') return text(value === '1' ? 'api.data.yes' : 'api.data.no');
  return field.options?.find((option) => option.value === value)?.label || value;
}

/**
 * The sum of a number: by its slot, which holds the smallest number where the field is empty, else from the documents themselves while
 * these are small. Throws `totals-too-large`.
 */
async function sumOf(
  trx: Transaction<Tables>,
  collection: CollectionRecord,
  field: StoredField,
): Promise<RawBuilder<number>> {
  const use = collection.slots.fields[field.id];
  if (use?.state === 'ready') return sql`coalesce(sum(nullif(${sql.ref(use.slot)}, ${EMPTY.n}::double precision)), 0)`;
  if ((await bytesToRead(trx, collection)) > MOST_READ)
    throw fail('totals-too-large', { values: { name: labelOf(field) } });
  return sql`coalesce(sum((data ->> ${field.id})::double precision), 0)`;
}

/**
 * `GET …/data/{collection}/totals`: groups in the order of the choices, those without one first. A company has one reckoned at a time.
 * Throws `filter-wrong`, `filter-preparing`, `filter-too-wide` or `totals-too-large`.
 */
export function readTotals(context: Call<'readTotals'>) {
  const { query, text, scope } = context;
  const reckon = async (trx: Transaction<Tables>, collection: CollectionRecord) => {
    const by = fieldOf(collection, query.by);
    if (!by || !GROUPED.has(by.type)) throw fail('filter-wrong', { values: { name: query.by } });
    const { slot } = readySlot(collection, by, query.by);
    const summed = query.sum ? fieldOf(collection, query.sum) : undefined;
    if (query.sum && summed?.type !== 'number') throw fail('filter-wrong', { values: { name: query.sum } });
    const documents = (await documentCounts(trx, collection.companyId, [collection.id])).get(collection.id) ?? 0;
    if (documents > MOST_SUMMED) throw fail('filter-too-wide', { values: { name: query.by } });
    const { rows } = await sql<{ value: string; count: number; sum: number | null }>`
      select ${sql.ref(slot)} as value, count(*) as count,
        ${summed ? await sumOf(trx, collection, summed) : sql`null`} as sum
      from document where ${where(collection, [])} group by ${sql.ref(slot)} order by ${sql.ref(slot)}`.execute(trx);
    const order = (value: string) => (by.options ?? []).findIndex((option) => option.value === value);
    const sorted = rows.toSorted((one, other) => order(one.value) - order(other.value));
    const groups = sorted.map(({ value, count, sum }) => ({
      ...{ value, label: labelFor(collection, query.by, value, text), count: Number(count) },
      ...(summed ? { sum: Number(sum) } : {}),
    }));
    return { groups };
  };
  return oneByOne(`read:${scope.companyId}`, () => inCollection(context, 'read', reckon));
}
