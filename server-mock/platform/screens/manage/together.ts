import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../../kernel/limits/index.ts';
import { actorOf, requireRead } from '../calling.ts';
import type { ScreenChange } from '../screen-change.ts';

/** Each screen is changed once: of two changes one would be lost. Throws `screens-twice`, which says where the two stand. */
export function requireOnce(screens: readonly { id: string }[]): void {
  const seen = new Map<string, number>();
  for (const [index, { id }] of screens.entries()) {
    const first = seen.get(id);
    if (first !== undefined) throw fail('screens-twice', { values: { name: id, first, second: index + 1 } });
    seen.set(id, index + 1);
  }
}

function changesOf({ body }: Call<'checkScreens'> | Call<'publishScreens'>): ScreenChange[] {
  requireOnce(body.screens);
  return body.screens as ScreenChange[];
}

/** `GET {prefix}/screen/published`. */
export async function publishedScreens(context: Call<'publishedScreens'>) {
  const { services, scope } = context;
  await requireRead(context);
  return { screens: await services.screens.exportAll(scope, 'published') };
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
