import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { hashPassword } from '../../identity/accounts/index.ts';
import { shownOrigin } from '../../kernel/addresses/own-origins.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Row, Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { auditedBy } from '../../kernel/rows/rows-of.ts';
import { hasEnded, isOn } from './open.ts';

type Target = { kind: 'page' | 'template'; target: string };

/** The name of a page or a widget template of this very level. Throws `not-found`. */
async function nameOf({ scope }: Context, trx: Transaction<Tables>, { kind, target }: Target): Promise<string> {
  const { companyId, appId } = scope;
  const row =
    kind === 'page'
      ? await trx
          .selectFrom('page')
          .select('name')
          .where('company_id', '=', companyId)
          .where('app_id', '=', appId)
          .where('key', '=', target)
          .where('removed_at', 'is', null)
          .executeTakeFirst()
      : await trx
          .selectFrom('widget_template')
          .select('name')
          .where('company_id', '=', companyId)
          .where('app_id', '=', appId)
          .where('id', '=', /^\d{1,15}$/.test(target) ? Number(target) : -1)
          .executeTakeFirst();
  if (!row) throw fail('not-found');
  return row.name;
}

const rowOf = ({ scope }: Context, trx: Transaction<Tables>, { kind, target }: Target) =>
  trx
    .selectFrom('share')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('app_id', '=', scope.appId)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .executeTakeFirst();

/** What the form shows of a share. One that has ended is off: its link works no longer. */
function shown({ request, services }: Context, row: Row<'share'> | undefined) {
  const { contextPath } = services.config;
  return {
    isOn: row !== undefined && isOn(row, services.now()),
    url: row
      ? `${shownOrigin(request)}${contextPath}/share/${row.key}${row.kind === 'template' ? '?shareMode=1' : ''}`
      : '',
    hasPassword: row?.password_hash != null,
    endsAt: row?.ends_at?.toISOString() ?? '',
    views: row?.views ?? 0,
  };
}

/** `GET {prefix}/share/{kind}/{target}`. Throws `not-found`. */
export async function shareSettings(context: Call<'shareSettings'>) {
  const { services, scope, params } = context;
  const row = await services.database.tenant(scope.companyId, async (trx) => {
    await nameOf(context, trx, params);
    return rowOf(context, trx, params);
  });
  return shown(context, row);
}

/** When a share ends by itself. Throws `share-end-past`. */
function endOf({ body, services }: Call<'changeShare'>): Date | null {
  if (!body.endsAt) return null;
  const end = new Date(body.endsAt);
  if (!(end > services.now())) throw fail('share-end-past', { field: 'endsAt' });
  return end;
}

/** `POST {prefix}/share/{kind}/{target}`. Throws `not-found` or `share-end-past`. */
export async function changeShare(context: Call<'changeShare'>) {
  const { services, scope, params, body, me } = context;
  const { companyId, appId } = scope;
  const change = {
    ...(body.isOn === undefined ? {} : { is_on: body.isOn }),
    ...(body.password === undefined ? {} : { password_hash: body.password ? await hashPassword(body.password) : null }),
    ...(body.endsAt === undefined ? {} : { ends_at: endOf(context) }),
  };
  const row = await services.database.tenant(companyId, async (trx) => {
    const name = await nameOf(context, trx, params);
    const known = await rowOf(context, trx, params);
    const key = known?.key ?? randomBytes(12).toString('base64url');
    const place = { key, company_id: companyId, app_id: appId, kind: params.kind, target: params.target };
    // To share again takes away an end that has passed.
    if (body.isOn && known && hasEnded(known, services.now())) change.ends_at ??= null;
    const stored = { ...place, password_hash: null, ends_at: null, account_id: me.id, ...change };
    await trx
      .insertInto('share')
      .values(stored)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'app_id', 'kind', 'target']).doUpdateSet({ ...change, account_id: me.id }),
      )
      .execute();
    if (!known) await trx.insertInto('share_key').values(place).execute();
    await auditedBy(context, trx, { id: 0, name, companyId });
    await services.shares.changed(key, trx);
    return rowOf(context, trx, params);
  });
  if (row) services.shares.forget(row.key);
  return shown(context, row);
}
