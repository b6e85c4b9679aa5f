import type { Call, Context } from '../../kernel/contracts/index.ts';
import { eventText } from './event-text.ts';
import { filtered, type Owner, ownerOf, platformChoice, reading } from './filter.ts';

/** More kinds of events than the program has. */
const mostActions = 500;

/** The actions that occur in the log of an owner, or without one of everybody. */
export async function actionChoices({ services, text }: Context, owner: Owner | null) {
  const found = await reading(services.database, owner, (trx) =>
    filtered(trx, owner, {}, text).select('action').distinct().limit(mostActions).execute(),
  );
  const actions = found.map(({ action }) => action).sort();
  return actions.map((action) => ({ label: eventText(text, action), value: action }));
}

/** `GET /api/admin/audit/choices`: what the filters offer. */
export async function auditChoices(context: Call<'auditChoices'>) {
  const { query, services, text } = context;
  const owner = await ownerOf(services, query.company);
  const companies = await services.database.query
    .selectFrom('company')
    .select(['key', 'name'])
    .orderBy('name')
    .limit(500)
    .execute();
  return {
    companies: [
      { label: text('audit.platform'), value: platformChoice },
      ...companies.map(({ key, name }) => ({ label: name, value: key })),
    ],
    actions: await actionChoices(context, owner),
  };
}
