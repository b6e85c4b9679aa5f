import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Call } from '../../kernel/contracts/index.ts';
import { containing, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import { deviceOf } from '../sessions/index.ts';

/** The actions that the history shows. Each has a text of its own (`api.event.ACTION`). */
const shownActions = [
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
  'access-token.added',
  'access-token.revoked',
  'git-account.added',
  'git-account.deleted',
];

const failed = ['login.failed'];

type Asked = Call<'signIns'>;

/** The actions whose text contains what a person searches for. People search the words that they see. */
function actionsReading({ text }: Asked, part: string): string[] {
  const wanted = part.trim().toLowerCase();
  return shownActions.filter((action) => text(`api.event.${action}`).toLowerCase().includes(wanted));
}

/** The SQL conditions of a search. SQL has no empty `in ()`, so the list of actions begins with an empty name. */
function conditions(eb: ExpressionBuilder<Tables, 'audit'>, context: Asked) {
  const { keywords, event, address } = context.query;
  const byEvent = (part: string) => eb('action', 'in', ['', ...actionsReading(context, part)]);
  const byAddress = (part: string) => eb('address', 'ilike', containing(part));
  return [
    keywords && eb.or([byEvent(keywords), byAddress(keywords)]),
    event && byEvent(event),
    address && byAddress(address),
  ].filter((condition) => typeof condition === 'object');
}

/** The lines of the audit log about the caller's account that the history shows and the search finds. */
function ownLines(trx: Transaction<Tables>, context: Asked) {
  return trx
    .selectFrom('audit')
    .where('company_id', '=', PLATFORM)
    .where('target', '=', String(context.me.id))
    .where('action', 'in', shownActions)
    .where((eb) => eb.and(conditions(eb, context)));
}

/** `GET /api/user/sign-ins`: the lines of the audit table about this account, but none of its detail. */
export async function signIns(context: Asked) {
  const { services, text } = context;
  const { page, perPage, orderBy, orderDir } = context.query;
  return services.database.tenant(PLATFORM, async (trx) => {
    const own = ownLines(trx, context);
    const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .select(['id', 'at', 'action', 'address', 'detail'])
      .orderBy(orderBy === 'at' ? 'at' : sql`${sql.ref(orderBy)} collate "C"`, orderDir)
      .orderBy('at', orderDir)
      .orderBy('id', orderDir)
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
