import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';

/** A word of a name that may be an e-mail address; JavaScript and the database read it alike. */
const ADDRESS = '\\S*@\\S*';
const LEFT_OUT = '…';

/** A name without e-mail addresses, as administrators of a company see it of somebody who is no member. */
export const withoutAddress = (name: string): string => name.replace(new RegExp(ADDRESS, 'g'), LEFT_OUT);

/** The same of a column, in the database. */
export const nameWithoutAddress = (column: 'name' | 'actor_name') =>
  sql<string>`regexp_replace(${sql.ref(column)}, ${ADDRESS}, ${LEFT_OUT}, 'g')`;

/** The accounts of a company's members. */
export const memberIds = (trx: Transaction<Tables>, companyId: number) =>
  trx.selectFrom('membership').select('account_id').where('company_id', '=', companyId);

/**
 * The lines of a company as its own administrators see them, under the name of the table, so that they search, sort and count what they
 * see and nothing else. Who is no member belongs to the platform, to other companies or to nobody here: the line keeps what
 * happened and the name, without an e-mail address and without the address that the call came from.
 */
export function linesForCompany(trx: Transaction<Tables>, companyId: number) {
  const lines = trx
    .selectFrom('audit')
    .select(['company_id', 'id', 'at', 'actor_id', 'action', 'target', 'detail'])
    .select((eb) => {
      const isOurs = eb.or([eb('actor_id', 'is', null), eb('actor_id', 'in', memberIds(trx, companyId))]);
      return [
        eb.case().when(isOurs).then(eb.ref('actor_name')).else(nameWithoutAddress('actor_name')).end().as('actor_name'),
        eb.case().when(isOurs).then(eb.ref('address')).else('').end().as('address'),
      ];
    })
    .where('company_id', '=', companyId);
  return trx.selectFrom(lines.as('audit')) as unknown as SelectQueryBuilder<Tables, 'audit', object>;
}
