import type { AuditChoicesAnswer, AuditChoicesQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Context } from '../contracts/index.ts';
import { eventText } from './event-text.ts';
import { companyOf } from './filter.ts';

/** `GET /api/admin/audit/choices`: what the filters offer. */
export async function auditChoices({
  query,
  services,
  text,
}: Context<unknown, AuditChoicesQuery>): Promise<AuditChoicesAnswer> {
  const { id } = await companyOf(services, query.company);
  const { database } = services;
  const companies = await database.query
    .selectFrom('company')
    .select(['key', 'name'])
    .orderBy('name')
    .limit(500)
    .execute();
  const actions = await database.tenant(id, (trx) =>
    trx
      .selectFrom('audit')
      .select('action')
      .distinct()
      .where('company_id', '=', id)
      .orderBy('action')
      .limit(200)
      .execute(),
  );
  return {
    companies: companies.map(({ key, name }) => ({ label: name, value: key })),
    actions: actions.map(({ action }) => ({ label: eventText(text, action), value: action })),
  };
}
