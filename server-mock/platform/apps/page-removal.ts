import { type Call, listPage } from '../../kernel/contracts/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { inWords } from '../../kernel/values/words.ts';
import { shownRemoved } from '../kept/index.ts';
import { actorOf } from '../screens/index.ts';
import { screenOf } from './new-page.ts';
import { pagesOf } from './page-rows.ts';
import { addressOf, note } from './pages.ts';
import { removedPagesOf, setPageRemoved, setPageRestored } from './removed-pages.ts';

/**
 * `DELETE …/page/{pageKey}`. Takes the screen back first and marks the row second: when the first fails, nothing has changed, and the call
 * can be repeated. For 30 days the page can be restored. Throws `page-unknown`, `too-many-removed-pages`, and what taking back throws.
 */
export async function removePage(context: Call<'removePage'>) {
  const { services, scope, params } = context;
  const { database, screens, now } = services;
  const { pageKey } = params;
  if (!(await pagesOf(database, scope)).some(({ key }) => key === pageKey)) throw fail('page-unknown');
  await screens.remove(scope, screenOf(pageKey), actorOf(context)).catch((error: unknown) => {
    // Somebody has taken the screen back already.
    if (!(error instanceof Failure && error.code === 'screen-override-missing')) throw error;
  });
  if (!(await setPageRemoved(database, scope, pageKey, now()))) throw fail('page-unknown');
  await note(context, 'page.removed', pageKey);
  return {};
}

/** `GET …/removed-page`. */
export async function removedPages(context: Call<'removedPages'>) {
  const { services, scope, locale } = context;
  const rows = await removedPagesOf(services.database, scope, services.now());
  const pages = rows.map(({ names, ...page }) => ({ ...shownRemoved(page), name: inWords(page.name, names, locale) }));
  return listPage(context, pages);
}

/**
 * `POST …/removed-page/{pageKey}`. Publishes its last version again first and marks the row second, as a new page is stored.
 * Throws `page-unknown`, also when its 30 days are over, `too-many-pages`, and what publishing a version again throws.
 */
export async function restorePage(context: Call<'restorePage'>) {
  const { services, scope, params, text } = context;
  const { database, screens, now } = services;
  const { pageKey } = params;
  const screen = screenOf(pageKey);
  if (!(await removedPagesOf(database, scope, now())).some(({ key }) => key === pageKey)) throw fail('page-unknown');
  const present = await screens.resolve(scope, screen);
  const [last] = present?.layer === 'app' ? [] : await screens.versions(scope, screen);
  if (last) {
    const wish = { version: last.version, note: text('api.page.restored') };
    await screens.rollback(scope, screen, wish, actorOf(context));
  }
  if (!(await setPageRestored(database, scope, pageKey, now()))) throw fail('page-unknown');
  await note(context, 'page.restored', pageKey);
  return { address: `${addressOf(scope)}/${pageKey}` };
}
