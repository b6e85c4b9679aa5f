import { type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireProof } from '../recent-proof/index.ts';
import { deviceOf } from '../sessions/index.ts';

/** `GET /api/user/sessions`. */
export async function listSessions(context: Call<'listSessions'>) {
  const { services, me, request } = context;
  const sessions = await services.sessions.listOf(me.id);
  const rows = sessions.map(({ id, method, address, userAgent, createdAt, lastUsedAt }) => {
    const { name, mobile } = deviceOf(userAgent);
    const times = { createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() };
    return { id, current: id === request.session?.id, device: name, mobile, method, address, ...times };
  });
  return listPage(
    context,
    rows.sort((left, right) => Number(right.current) - Number(left.current)),
  );
}

function record({ services, me, request }: Context, detail: Record<string, unknown>): Promise<void> {
  const line = { action: 'session.revoked', actor: me, target: String(me.id), address: request.ip, detail };
  return services.audit.record(line);
}

/** `POST /api/user/sessions/end/{id}`. Ending a session harms nobody, so no proof is asked for. */
export async function endSession(context: Call<'endSession'>) {
  const { services, me, params } = context;
  if (!(await services.sessions.endOne(me.id, params.id))) throw fail('not-found');
  await record(context, { session: params.id });
  return {};
}

/** `POST /api/user/sessions/end-others`. */
export async function endOtherSessions(context: Call<'endOtherSessions'>) {
  const { services, me, request } = context;
  await requireProof(context, { name: 'end-other-sessions' });
  const ended = await services.sessions.endOthers(me.id, request.session!.id);
  await record(context, { ended });
  return { ended };
}
