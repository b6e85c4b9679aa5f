import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { requireOverridable, requireRead } from '../calling.ts';
import { idOf } from '../get-screen.ts';
import { readVersionTime } from '../versions.ts';
import { COUNTED_FOR } from './tally.ts';

/** `GET …/taken`. */
export async function countTaken(context: Call<'countTaken'>) {
  const { services, scope, params, query } = context;
  await requireRead(context);
  const id = idOf(params);
  requireOverridable(context, id);
  const { version } = query;
  const at = await readVersionTime(services.database, scope, id, version);
  if (!at) throw fail('screen-version-not-found');
  const isCounting = services.now().getTime() < at.getTime() + COUNTED_FOR * 1000;
  return { version, browsers: services.screens.taken.count(scope, id, version), isCounting };
}
