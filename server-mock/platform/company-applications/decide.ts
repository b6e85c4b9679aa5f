import { sql, type Transaction } from 'kysely';
import { type AnswerTo, type Call, type Context, listRows } from '../../kernel/contracts/index.ts';
import { PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { storeCompany } from '../admin-companies/index.ts';
import { mailDecision } from './mail-decision.ts';

type Trx = Transaction<Tables>;
type Listed = AnswerTo<'approveApplication'>;

const columns = {
  name: sql`lower(company_application.name)`,
  key: sql`company_application.key`,
  ownerName: sql`company_application.owner_name`,
  createdAt: sql`company_application.created_at`,
  state: sql`company_application.state`,
};

/** Applications with the account that each was made by. */
const applications = (query: Trx | Context['services']['database']['query']) =>
  query
    .selectFrom('company_application')
    .innerJoin('account', 'account.id', 'company_application.account_id')
    .selectAll('company_application')
    .select(['account.email', 'account.locale', 'account.name as accountName']);

type Found = Awaited<ReturnType<ReturnType<typeof applications>['execute']>>[number];

const toListed = (row: Found): Listed => ({
  ...{ id: row.id, name: row.name, key: row.key, logo: row.logo, ownerName: row.owner_name, phone: row.phone },
  ...{ position: row.position, remark: row.remark, state: row.state, reason: row.reason },
  account: row.email ?? row.accountName,
  createdAt: new Date(row.created_at).toISOString(),
});

/** `GET /api/admin/application`. */
export async function listApplications(context: Call<'listApplications'>) {
  const from = context.services.database.query;
  const order = sql`company_application.state <> 'open', company_application.created_at desc, company_application.id`;
  const { items, total } = await listRows(context, { from, rows: applications(from), columns, order });
  return { items: items.map(toListed), total };
}

/**
 * Decides an application that is open, in the transaction of what follows from that. Two people who decide at once do so one after the other.
 * Throws `not-found` or `application-decided`.
 */
async function decide(
  context: Context<unknown, unknown, { id: number }>,
  trx: Trx,
  { state, reason }: Pick<Listed, 'state' | 'reason'>,
): Promise<Found> {
  const { id } = context.params;
  const decided_at = context.services.now();
  const { numUpdatedRows } = await trx
    .updateTable('company_application')
    .set({ state, reason, decided_at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const row = await applications(trx).where('company_application.id', '=', id).executeTakeFirst();
  if (!row) throw fail('not-found');
  if (Number(numUpdatedRows) === 0) throw fail('application-decided');
  return row;
}

/** `POST /api/admin/application/{id}/approve`. Throws `not-found`, `application-decided` or `company-key-taken`. */
export async function approveApplication(context: Call<'approveApplication'>) {
  const companyId = randomId();
  const row = await context.services.database.tenant(companyId, async (trx) => {
    const found = await decide(context, trx, { state: 'approved', reason: '' });
    const { name, key, logo, account_id: ownerId } = found;
    const at = context.services.now();
    const company = { id: companyId, name, nameshort: '', logo, created_at: at };
    if ((await storeCompany(trx, company, [key], ownerId)) === null) throw fail('company-key-taken', { field: 'key' });
    await auditedBy(context, trx, { id: companyId, name, companyId });
    return found;
  });
  await mailDecision(context, row);
  return toListed(row);
}

/** `POST /api/admin/application/{id}/reject`. Throws `not-found` or `application-decided`. */
export async function rejectApplication(context: Call<'rejectApplication'>) {
  const { services, body } = context;
  const row = await services.database.tenant(PLATFORM, async (trx) => {
    const found = await decide(context, trx, { state: 'rejected', reason: body.reason.trim() });
    await auditedBy(context, trx, { id: found.id, name: found.name, companyId: undefined });
    return found;
  });
  await mailDecision(context, row);
  return toListed(row);
}
