import type { AuditChoicesAnswer, AuditChoicesQuery } from '../../src/types/generated/contracts/audit.ts';
import type { Context } from '../contracts/index.ts';
import { eventText } from './event-text.ts';
import { ownersOf, platformChoice } from './filter.ts';
import { ofEach } from './merged.ts';

/** `GET /api/admin/audit/choices`: what the filters offer. */
export async function auditChoices({
  query,
  services,
  text,
}: Context<unknown, AuditChoicesQuery>): Promise<AuditChoicesAnswer> {
  const { database } = services;
  const owners = await ownersOf(services, query.company);
  const companies = await database.query
    .selectFrom('company')
    .select(['key', 'name'])
    .orderBy('name')
    .limit(500)
    .execute();
  const found = await ofEach(database, owners, (trx, { id }) =>
    trx.selectFrom('audit').select('action').distinct().where('company_id', '=', id).limit(200).execute(),
  );
  const actions = [...new Set(found.flat().map(({ action }) => action))].sort();
  return {
    companies: [
      { label: text('audit.platform'), value: platformChoice },
      ...companies.map(({ key, name }) => ({ label: name, value: key })),
    ],
    actions: actions.map((action) => ({ label: eventText(text, action), value: action })),
  };
}
