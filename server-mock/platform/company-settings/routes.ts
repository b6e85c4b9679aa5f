import type { FastifyInstance } from 'fastify';
import { companySettingsContract } from '../../../src/types/generated/contracts/company-settings.ts';
import { type Call, type Context, defineOperations } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { comparedName, tidyName } from '../../kernel/values/person-name.ts';
import { ownLogo } from '../uploads/index.ts';

/** `GET /api/company/{companyKey}`. */
async function readCompany({ scope }: Call<'readCompany'>) {
  const { key, name, nameshort, logo } = scope.company!;
  return { key, name, nameshort, logo };
}

/** Where a platform has several companies, none of them may look like the platform. A name that is there already stays. */
function refusePlatformName({ services, scope, text }: Context, names: { name: string; nameshort?: string }): void {
  const { mode, siteName } = services.config;
  if (mode !== 'saas' || comparedName(siteName) === '') return;
  for (const field of ['name', 'nameshort'] as const) {
    const name = names[field] ?? '';
    if (name === scope.company![field] || comparedName(name) !== comparedName(siteName)) continue;
    throw fail('invalid-fields', { errors: { [field]: text('api.field.platform-name') } });
  }
}

/** `POST /api/company/{companyKey}`. What the body does not name stays. Throws `invalid-fields`. */
async function changeCompany(context: Call<'changeCompany'>) {
  const { services, scope, body, me, request } = context;
  const { companyId } = scope;
  const { nameshort, logo } = body;
  const names = { name: keptName(body.name), ...(nameshort === undefined ? {} : { nameshort: tidyName(nameshort) }) };
  refusePlatformName(context, names);
  const change = {
    ...names,
    ...(logo === undefined ? {} : { logo: await ownLogo(logo, context) }),
  };
  await services.database.tenant(companyId, async (trx) => {
    await trx.updateTable('company').set(change).where('id', '=', companyId).execute();
    const target = scope.company!.key;
    const entry = { action: 'company.changed', companyId, actor: me, target, address: request.ip };
    await services.audit.record({ ...entry, detail: { name: change.name } }, trx);
  });
  return {};
}

/** What a company is called and looks like. */
export function registerCompanySettings(app: FastifyInstance): void {
  defineOperations(app, companySettingsContract, { readCompany, changeCompany });
}
