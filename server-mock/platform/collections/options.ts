import { sql, type Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import { containing, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { oneByOne } from '../../kernel/limits/index.ts';
import { type CollectionRecord, fieldOf, labelField, type StoredField, searchedFields } from './definition.ts';
import type { Data } from './derived-rows.ts';
import { inCollection } from './documents.ts';
import { where } from './find.ts';
import { findByKeywords } from './keywords.ts';
import { titleOf } from './present.ts';
import { MOST_READ, readBefore } from './read-bytes.ts';

type Trx = Transaction<Tables>;

/** Documents or people to choose from at a time; who looks for another one types a part of its name. */
const OFFERED = 20;

/** The newest documents that are looked through where no field is searched by keywords; fewer where they are large. */
const NEWEST = 1000;

/** Members of the company whose name holds the typed text. */
async function people(trx: Trx, companyId: number, term: string) {
  const rows = await trx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select(['account.id', 'account.name', 'account.nick_name'])
    .where('membership.company_id', '=', companyId)
    .$if(term !== '', (query) =>
      query.where(({ or, eb }) =>
        or([eb('account.name', 'ilike', containing(term)), eb('account.nick_name', 'ilike', containing(term))]),
      ),
    )
    .orderBy('account.name')
    .orderBy('account.id')
    .limit(OFFERED)
    .execute();
  return rows.map(({ id, name, nick_name }) => ({ value: String(id), label: nick_name || name }));
}

/** The choices of a field. */
function choices(
  trx: Trx,
  { companyId }: CollectionRecord,
  field: StoredField | undefined,
  term: string,
  name: string,
) {
  if (field?.type === 'person') return people(trx, companyId, term);
  if (field?.type !== 'choice' && field?.type !== 'choices') throw fail('filter-wrong', { values: { name } });
  return (field.options ?? []).map(({ value, label }) => ({ value, label: label || value }));
}

/** The ids of documents whose searched fields, or whose title, hold the typed text. */
async function matching(trx: Trx, collection: CollectionRecord, term: string): Promise<number[]> {
  if (searchedFields(collection).length > 0) {
    return (await findByKeywords(trx, collection, term, { needed: OFFERED, most: OFFERED })).ids;
  }
  const field = labelField(collection);
  const { rows } = await sql<{ id: number }>`
    select id from (select id, data, ${readBefore} as before from document where ${where(collection, [])}
      order by id desc limit ${NEWEST}) newest
    where case when before < ${MOST_READ} then data ->> ${field?.id ?? ''} end ilike ${containing(term)} order by id desc limit ${OFFERED}`.execute(
    trx,
  );
  return rows.map(({ id }) => Number(id));
}

/** Documents to choose from: the named ones, those that match, or the newest. */
async function offered(trx: Trx, collection: CollectionRecord, { ids, term }: { ids: string; term: string }) {
  const named = ids.split(',').map(Number).filter(Number.isSafeInteger);
  const wanted = ids ? named : term ? await matching(trx, collection, term) : undefined;
  const { rows } = await sql<{ id: number; data: Data }>`
    select id, data from document where ${where(collection, [], { ids: wanted })} order by id desc
    limit ${ids ? 100 : OFFERED}`.execute(trx);
  return rows.map((row) => ({ value: String(row.id), label: titleOf(collection, row) }));
}

/** `GET …/data/{collection}/options`. Throws `filter-wrong`. */
export function readOptions(context: Call<'readOptions'>) {
  const { field, ids = '', term = '' } = context.query;
  const read = async (trx: Trx, collection: CollectionRecord) => {
    if (!field) return { options: await offered(trx, collection, { ids, term: term.trim() }) };
    return { options: await choices(trx, collection, fieldOf(collection, field), term.trim(), field) };
  };
  const answer = () => inCollection(context, 'read', read);
  return term && !field ? oneByOne(`read:${context.scope.companyId}`, answer) : answer();
}
