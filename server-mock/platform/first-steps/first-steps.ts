import { sql } from 'kysely';
import type { FirstStep, ListFirstStepsAnswer } from '../../../src/types/generated/contracts/first-steps.ts';
import type { Company } from '../../../src/types/start.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Database } from '../../kernel/database/index.ts';

/** Companies of a person that are looked at, so that somebody with hundreds of them does not wait. */
const MOST_COMPANIES = 5;

/** What a company has. */
interface Found {
  /** The key of its oldest app; null when it has none. */
  app: string | null;
  hasCollection: boolean;
  hasPage: boolean;
  hasPeople: boolean;
}

async function lookAt(database: Database, companyId: number): Promise<Found> {
  const found = await database.tenant(companyId, (trx) =>
    sql<Found>`
      select
        (select key from app where company_id = ${companyId} and removed_at is null and archived_at is null order by created_at, id limit 1) as app,
        exists (select from collection c join app a on a.company_id = c.company_id and a.id = c.app_id
          where c.company_id = ${companyId} and c.removed_at is null and a.removed_at is null) as "hasCollection",
        exists (select from page p join app a on a.company_id = p.company_id and a.id = p.app_id
          where p.company_id = ${companyId} and p.removed_at is null and a.removed_at is null) as "hasPage",
        (select count(*) from (select from membership where company_id = ${companyId} limit 2) m) > 1
          or exists (select from invitation where company_id = ${companyId}) as "hasPeople"`.execute(trx),
  );
  return found.rows[0]!;
}

/** The steps of those who build in a company. */
async function companySteps(database: Database, { id, key }: Pick<Company, 'id' | 'key'>): Promise<FirstStep[]> {
  const { app, hasCollection, hasPage, hasPeople } = await lookAt(database, id);
  const company = `/company/${key}`;
  const within = (place: string) => (app === null ? '' : `${company}/app/${app}/${place}`);
  return [
    { step: 'app', isDone: app !== null, address: `${company}/new-app` },
    { step: 'data', isDone: hasCollection, address: within('data') },
    { step: 'page', isDone: hasPage, address: within('pages') },
    { step: 'people', isDone: hasPeople, address: `${company}/members` },
  ];
}

/** The steps of operators. */
async function platformSteps({ services }: Call<'listFirstSteps'>): Promise<FirstStep[]> {
  const { database, config } = services;
  const changed = await database.tenant(-1, (trx) =>
    trx.selectFrom('screen').select('screen_id').where('company_id', '=', -1).limit(1).execute(),
  );
  return [
    { step: 'mail', isDone: Boolean(config.mail.smtpUrl || config.mail.apiUrl), address: '' },
    { step: 'screen', isDone: changed.length > 0, address: '/admin/screens' },
  ];
}

const isOpen = (steps: readonly FirstStep[]) => steps.some(({ isDone }) => !isDone);

/** `GET /api/first-steps`. Steps of a company come before those of the platform. */
export async function listFirstSteps(context: Call<'listFirstSteps'>): Promise<ListFirstStepsAnswer> {
  const { services, me } = context;
  const own = (await services.companies.ofAccount(me.id)).filter(({ role }) => role !== 'member');
  for (const company of own.slice(0, MOST_COMPANIES)) {
    const steps = await companySteps(services.database, company);
    if (isOpen(steps)) return { company: company.name, steps };
  }
  const steps = me.isSuperAdmin ? await platformSteps(context) : [];
  return { company: '', steps: isOpen(steps) ? steps : [] };
}
