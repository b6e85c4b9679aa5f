import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../../kernel/limits/index.ts';
import { actorOf, requireRead } from '../calling.ts';
import type { ScreenChange } from '../screen-change.ts';

/** Each screen is changed once: of two changes one would be lost. Throws `screens-twice`. */
function changesOf({ body }: Call<'checkScreens'> | Call<'publishScreens'>): ScreenChange[] {
  const changes = body.screens as ScreenChange[];
  const seen = new Set<string>();
  for (const { id } of changes) {
    if (seen.has(id)) throw fail('screens-twice', { values: { name: id } });
    seen.add(id);
  }
  return changes;
}

/** `GET {prefix}/screen/published`. */
export async function publishedScreens(context: Call<'publishedScreens'>) {
  const { services, scope } = context;
  await requireRead(context);
  return { screens: await services.screens.exportAll(scope) };
}

/** `POST {prefix}/screen/check`. Each page takes the checker's process, so each counts. */
export async function checkScreens(context: Call<'checkScreens'>) {
  const { services, scope, me } = context;
  const changes = changesOf(context);
  for (const _change of changes) await requireWithin(services.limits, `screen-check:${me.id}`, draftRule);
  const { messages, moved } = await services.screens.checkAll(scope, changes, context);
  return { messages: messages.map(({ file, ...message }) => ({ id: file, ...message })), moved };
}

/** `POST {prefix}/screen/publish`. */
export async function publishScreens(context: Call<'publishScreens'>) {
  const { services, scope, body } = context;
  const wish = { changes: changesOf(context), note: body.note ?? '' };
  return { screens: await services.screens.publishAll(scope, wish, actorOf(context)) };
}
