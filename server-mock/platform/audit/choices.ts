import type { Call } from '../../kernel/contracts/index.ts';
import { eventText } from './event-text.ts';
import { filtered, ownerOf, platformChoice, reading } from './filter.ts';

/** More kinds of events than the program has. */
const mostActions = 500;

/** `GET /api/admin/audit/choices`: what the filters offer. */
export async function auditChoices({ query, services, text }: Call<'auditChoices'>) {
  const { database } = services;
  const owner = await ownerOf(services, query.company);
  const companies = await database.query
    .selectFrom('company')
    .select(['key', 'name'])
    .orderBy('name')
    .limit(500)
    .execute();
  const found = await reading(database, owner, (trx) =>
    filtered(trx, owner, {}, text).select('action').distinct().limit(mostActions).execute(),
  );
  const actions = found.map(({ action }) => action).sort();
  return {
    companies: [
      { label: text('audit.platform'), value: platformChoice },
      ...companies.map(({ key, name }) => ({ label: name, value: key })),
    ],
    actions: actions.map((action) => ({ label: eventText(text, action), value: action })),
  };
}
