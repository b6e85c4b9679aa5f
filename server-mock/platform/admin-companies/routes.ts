import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { adminCompaniesContract } from '../../../src/types/generated/contracts/admin-companies.ts';
import { prove } from '../../identity/recent-proof/index.ts';
import { type AnswerTo, type Call, type Context, defineOperations, listRows } from '../../kernel/contracts/index.ts';
import { soughtIn, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { storeCompany } from './store-company.ts';

type Listed = AnswerTo<'addCompany'>;

const columns = {
  name: sql`lower(company.name)`,
  key: sql`company.key`,
  nameshort: sql`lower(company.nameshort)`,
  createdAt: sql`company.created_at`,
  state: sql`case when company.disabled_at is null then 'active' else 'disabled' end`,
};

const sought = soughtIn(sql`company.name`, sql`company.key`, sql`company.nameshort`);

/** Companies as they are listed, whatever their number. */
function companies(query: Transaction<Tables> | Context['services']['database']['query']) {
  return query
    .selectFrom('company')
    .select(['company.id', 'company.key', 'company.name', 'company.nameshort', 'company.created_at as createdAt'])
    .select(columns.state.$castTo<Listed['state']>().as('state'))
    .select(({ selectFrom }) =>
      selectFrom('account_company as owner')
        .innerJoin('account', 'account.id', 'owner.account_id')
        .select(
          sql<string>`string_agg(coalesce(account.email, account.name), ', ' order by account.email)`.as('owners'),
        )
        .whereRef('owner.company_id', '=', 'company.id')
        .where('owner.role', '=', 'owner')
        .as('owners'),
    );
}

type Found = Awaited<ReturnType<ReturnType<typeof companies>['execute']>>[number];

const toListed = ({ owners, createdAt, ...company }: Found): Listed => ({
  ...company,
  owners: owners ?? '',
  createdAt: new Date(createdAt).toISOString(),
});

/** `GET /api/admin/company`, by name. */
async function listEveryCompany(context: Call<'listEveryCompany'>) {
  const from = context.services.database.query;
  const order = sql`lower(company.name), company.id`;
  const { items, total } = await listRows(context, { from, rows: companies(from), columns, order, sought });
  return { items: items.map(toListed), total };
}

async function companyOf(trx: Transaction<Tables>, id: number): Promise<Listed> {
  const row = await companies(trx).where('company.id', '=', id).executeTakeFirst();
  if (!row) throw fail('not-found');
  return toListed(row);
}

/** `POST /api/admin/company`. Throws `owner-unknown` or `company-key-taken`. */
async function addCompany(context: Call<'addCompany'>) {
  const { services, body } = context;
  const { database, now } = services;
  const company = { name: keptName(body.name), nameshort: tidyName(body.nameshort ?? ''), created_at: now() };
  const email = body.owner.trim().toLowerCase();
  const owners = database.query
    .selectFrom('account')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email));
  const owner = await owners.where('disabled_at', 'is', null).executeTakeFirst();
  if (!owner) throw fail('owner-unknown', { field: 'owner' });
  const company_id = randomId();
  return database.tenant(company_id, async (trx) => {
    const key = await storeCompany(trx, { id: company_id, ...company }, keysFor(body, 'company'), owner.id);
    if (key === null) throw fail('company-key-taken', { field: 'key' });
    await auditedBy(context, trx, { id: company_id, name: company.name, companyId: company_id });
    return companyOf(trx, company_id);
  });
}

/** Opens or closes a company. Throws `not-found`. */
function setDisabled(context: Context<unknown, unknown, { id: number }>, disabled_at: Date | null): Promise<Listed> {
  const { id } = context.params;
  return context.services.database.tenant(id, async (trx) => {
    await trx.updateTable('company').set({ disabled_at }).where('id', '=', id).execute();
    const company = await companyOf(trx, id);
    await auditedBy(context, trx, { id, name: company.name, companyId: id });
    return company;
  });
}

/** `POST /api/admin/company/{id}/disable`. Throws `not-found` or `proof-needed`. */
async function disableCompany(context: Call<'disableCompany'>) {
  const { database, now } = context.services;
  const { name } = await database.transaction((trx) => companyOf(trx, context.params.id));
  await prove(context, name);
  return setDisabled(context, now());
}

/** `POST /api/admin/company/{id}/restore`. Throws `not-found`. */
const restoreCompany = (context: Call<'restoreCompany'>) => setDisabled(context, null);

/** The companies of the platform, for its administrators. */
export function registerAdminCompanies(app: FastifyInstance): void {
  defineOperations(app, adminCompaniesContract, { listEveryCompany, addCompany, disableCompany, restoreCompany });
}
