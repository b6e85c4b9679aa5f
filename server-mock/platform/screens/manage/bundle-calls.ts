import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../../kernel/limits/index.ts';
import { actorOf, requireRead } from '../calling.ts';
import type { BundledScreen } from './bundle.ts';
import { requireOnce } from './together.ts';

/** `GET {prefix}/screen/export`. */
export async function exportScreens(context: Call<'exportScreens'>) {
  const { services, scope, reply } = context;
  await requireRead(context);
  const screens = (await services.screens.exportAll(scope, 'changed')).map(({ id, schema }) => ({ id, schema }));
  const level = scope.app?.key ?? scope.company?.key ?? 'platform';
  reply.header('Content-Disposition', `attachment; filename="screens-${level}.json"`);
  return { format: 'pagewright.screens', version: 1, screens } as const;
}

/** What an import will replace and add. The person sees it before it happens. A misspelt id counts as a new screen. */
async function planOf({ services, scope }: Call<'importScreens'>, screens: readonly BundledScreen[]) {
  const known = new Map((await services.screens.list(scope)).map((screen) => [screen.id, screen]));
  const placesOf = services.screens.places();
  const isNowhere = (id: string) => Object.values(placesOf(id)).every(({ length }) => length === 0);
  const ids = screens.map(({ id }) => id);
  const added = ids.filter((id) => !known.has(id));
  return { replaced: ids.filter((id) => known.get(id)?.hasDraft), added, nowhere: added.filter(isNowhere) };
}

/** `POST {prefix}/screen/import`. Each screen is checked and kept, so each counts. Throws `screens-none` or `screens-twice`. */
export async function importScreens(context: Call<'importScreens'>) {
  const { services, scope, body, me } = context;
  const { screens, ask = false } = body;
  if (screens.length === 0) throw fail('screens-none');
  requireOnce(screens);
  for (const _screen of screens) await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const plan = await planOf(context, screens);
  const isAsking = ask && plan.replaced.length + plan.added.length > 0;
  await services.screens.importAll(scope, screens, { ...actorOf(context), isTrial: isAsking });
  return { count: screens.length, isAsking, ...plan };
}
