import { sql } from 'kysely';
import type { FirstStep, ListFirstStepsAnswer } from '../../../src/types/generated/contracts/first-steps.ts';
import type { Company } from '../../../src/types/start.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Database } from '../../kernel/database/index.ts';

/** Companies of a person that are looked at, so that somebody with hundreds of them does not wait. */
const MOST_COMPANIES = 5;

/** What a company has. */
interface Found {
  hasApp: boolean;
  hasLook: boolean;
  hasPeople: boolean;
}

async function lookAt(database: Database, companyId: number): Promise<Found> {
  const found = await database.tenant(companyId, (trx) =>
    sql<Found>`
      select
        exists (select from app where company_id = ${companyId} and removed_at is null) as "hasApp",
        exists (select from company where id = ${companyId} and login_look is not null)
          or exists (select from app where company_id = ${companyId} and removed_at is null and login_look is not null) as "hasLook",
        (select count(*) from (select from membership where company_id = ${companyId} limit 2) m) > 1
          or exists (select from invitation where company_id = ${companyId}) as "hasPeople"`.execute(trx),
  );
  return found.rows[0]!;
}

/** What is left to do for those who build in a company. */
async function companySteps(database: Database, { id, key }: Pick<Company, 'id' | 'key'>): Promise<FirstStep[]> {
  const { hasApp, hasLook, hasPeople } = await lookAt(database, id);
  const left = (step: FirstStep['step'], place: string, isDone: boolean): FirstStep[] =>
    isDone ? [] : [{ step, address: `/company/${key}/${place}` }];
  return [
    ...left('app', 'new-app', hasApp),
    ...left('sign-in', 'login-page', hasLook),
    ...left('people', 'members', hasPeople),
  ];
}

/** What is left to do for operators: the sign-in page is theirs. It is changed by a choice, or by an override of one of its screens. */
async function platformSteps({ services }: Call<'listFirstSteps'>): Promise<FirstStep[]> {
  if ((await services.loginPages.own()) !== '') return [];
  const changed = await services.database.tenant(-1, (trx) =>
    trx
      .selectFrom('screen')
      .select('screen_id')
      .where('company_id', '=', -1)
      .where(({ or, eb }) => or([eb('screen_id', 'like', 'account/%'), eb('screen_id', 'like', 'login/%')]))
      .limit(1)
      .execute(),
  );
  return changed.length > 0 ? [] : [{ step: 'sign-in', address: '/admin/login-page' }];
}

/** `GET /api/first-steps`. Steps of a company come before those of the platform. */
export async function listFirstSteps(context: Call<'listFirstSteps'>): Promise<ListFirstStepsAnswer> {
  const { services, me } = context;
  const own = (await services.companies.ofAccount(me.id)).filter(({ role }) => role !== 'member');
  for (const company of own.slice(0, MOST_COMPANIES)) {
    const steps = await companySteps(services.database, company);
    if (steps.length > 0) return { company: company.name, steps };
  }
  return { company: '', steps: me.isSuperAdmin ? await platformSteps(context) : [] };
}
