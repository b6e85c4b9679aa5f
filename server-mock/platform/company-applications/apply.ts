import type { Call } from '../../kernel/contracts/index.ts';
import { isUniqueViolation, PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { applicationRule, requireWithin } from '../../kernel/limits/index.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { ownLogo } from '../uploads/index.ts';

/** A name of a person that can be seen. Throws `invalid-fields`. */
function ownerNameOf(given: string): string {
  const name = tidyName(given);
  if (name === '') throw fail('invalid-fields', { field: 'ownerName' });
  return name;
}

/** `POST /api/company/apply`. Throws `not-found` in private mode, else `application-open`, `company-key-taken` or `key-reserved`. */
export async function applyForCompany(context: Call<'applyForCompany'>) {
  const { services, body, me } = context;
  const { database, now } = services;
  if (services.config.mode !== 'saas') throw fail('not-found');
  await requireWithin(services.limits, `application:${me.id}`, applicationRule);
  const [key] = keysFor(body, 'company') as [string];
  const row = {
    ...{ id: randomId(), account_id: me.id, key, created_at: now() },
    ...{ name: keptName(body.name), owner_name: ownerNameOf(body.ownerName), phone: body.phone },
    ...{ logo: await ownLogo(body.logo ?? '', context), position: tidyName(body.position ?? '') },
    remark: (body.remark ?? '').trim(),
  };
  const taken = await database.query.selectFrom('company').select('id').where('key', '=', key).executeTakeFirst();
  if (taken) throw fail('company-key-taken', { field: 'key' });
  await database
    .tenant(PLATFORM, async (trx) => {
      await trx.insertInto('company_application').values(row).execute();
      await auditedBy(context, trx, { id: row.id, name: row.name, companyId: undefined });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? fail('application-open') : error;
    });
  return { redirect: '/' };
}

/** `GET /api/company/apply`. */
export async function ownApplication({ services, me }: Call<'ownApplication'>) {
  const last = await services.database.query
    .selectFrom('company_application')
    .select(['state', 'name', 'key', 'owner_name', 'phone', 'position', 'remark', 'reason', 'created_at'])
    .where('account_id', '=', me.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return { state: '' as const };
  const { owner_name: ownerName, created_at, ...rest } = last;
  return { ...rest, ownerName, createdAt: new Date(created_at).toISOString() };
}
