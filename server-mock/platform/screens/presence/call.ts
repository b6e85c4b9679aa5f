import type { Call } from '../../../kernel/contracts/index.ts';
import { presenceRule, requireWithin } from '../../../kernel/limits/index.ts';
import { requireOverridable } from '../calling.ts';
import { idOf } from '../get-screen.ts';

/** `POST …/presence`. */
export async function noteScreenPresence(context: Call<'noteScreenPresence'>) {
  const { services, scope, params, body, me } = context;
  await requireWithin(services.limits, `screen-presence:${me.id}`, presenceRule);
  const id = idOf(params);
  requireOverridable(context, id);
  const { presence } = services.screens;
  const tab = { name: body.tab, accountId: me.id };
  if (!body.leaves) return presence.note(scope, id, tab);
  await presence.end(scope, id, tab);
  return { people: [], more: 0 };
}
