import type { Company, Settings } from '../../src/types/generated/contracts/company-provider.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { readCompanyProvider, writeCompanyProvider } from './company-provider.ts';

type Call<Body = unknown> = Context<Body, unknown, Company>;

const nothing = { authorizeUrl: '', profileUrl: '', codeField: '' };

async function companyId({ services, params }: Call): Promise<number> {
  const company = await services.companies.findByKey(params.companyKey);
  if (!company) throw fail('not-found');
  return company.id;
}

/** `GET /api/admin/company/{key}/third`. */
export async function companyProvider(context: Call): Promise<Settings> {
  const { authorizeUrl, profileUrl, codeField } =
    (await readCompanyProvider(context.services, await companyId(context)))?.settings ?? nothing;
  return { authorizeUrl, profileUrl, codeField };
}

/** `POST /api/admin/company/{key}/third`. The platform's administrators alone name addresses that this server asks. */
export async function setCompanyProvider(context: Call<Settings>): Promise<Settings> {
  const { services, body, me, request } = context;
  const id = await companyId(context);
  const settings = { ...nothing, ...body, logoutUrl: '' };
  await writeCompanyProvider(services, { companyId: id, settings });
  const { authorizeUrl, profileUrl } = settings;
  await services.audit.record({
    action: 'company.provider-changed',
    companyId: id,
    actor: me,
    target: String(id),
    address: request.ip,
    detail: { authorizeUrl, profileUrl },
  });
  return companyProvider(context);
}
