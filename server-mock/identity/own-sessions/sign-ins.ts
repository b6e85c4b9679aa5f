import type { Call } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { deviceOf } from '../sessions/index.ts';

/** What the history tells, each by a text of its own (`api.event.ACTION`). */
const told = [
  'login.succeeded',
  'login.failed',
  'password.changed',
  'password.reset',
  'session.revoked',
  'two-step.enabled',
  'two-step.disabled',
  'two-step.removed',
  'two-step.backup-codes-renewed',
  'passkey.added',
  'passkey.renamed',
  'passkey.deleted',
  'identity.linked',
  'identity.unlinked',
  'identity.link-refused',
  'git-account.added',
  'git-account.keys-changed',
  'git-account.deleted',
];

const failed = ['login.failed'];

/** `GET /api/user/sign-ins`: the lines of the audit table about this account, but none of its detail. */
export async function signIns({ services, me, query, text }: Call<'signIns'>) {
  const { page, perPage } = query;
  return services.database.tenant(PLATFORM, async (trx) => {
    const own = trx
      .selectFrom('audit')
      .where('company_id', '=', PLATFORM)
      .where('target', '=', String(me.id))
      .where('action', 'in', told);
    const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .select(['id', 'at', 'action', 'address', 'detail'])
      .orderBy('at', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const items = rows.map(({ id, at, action, address, detail }) => {
      const { provider = '', method = provider, userAgent = '' } = detail as Record<string, string>;
      const way = method === '' ? '' : text(`api.method.${method}`);
      const event = [text(`api.event.${action}`), way].filter(Boolean).join(' · ');
      const device = deviceOf(userAgent).name;
      return { id, at: at.toISOString(), action, event, failed: failed.includes(action), device, address };
    });
    return { items, total: Number(total) };
  });
}
