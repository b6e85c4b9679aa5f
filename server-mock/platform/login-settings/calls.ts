import { hasSignIn } from '../../../src/screens/sign-in-part.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { shownLogin } from '../login-page/index.ts';
import { candidates, choicesOf, nameOf, STANDARD } from './choices.ts';

/** `GET /api/login-page`. */
export async function loginPage(context: Call<'loginPage'>) {
  const { services, scope, me } = context;
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const [page, seen] = await Promise.all([
    services.loginPages.own(),
    shownLogin(services, scope, STANDARD, (id) => services.screens.resolve(scope, id)),
  ]);
  const configured = services.config.loginPage || STANDARD;
  const shown = seen.screen?.id ?? STANDARD;
  const history = (await services.loginPages.history(scope)).map((change) => ({
    name: nameOf(context, change.page || configured),
    by: change.by,
    at: change.at.toISOString(),
  }));
  return {
    page,
    shown,
    isAside: page !== '' && page !== shown,
    configured: nameOf(context, configured),
    choices: await choicesOf(context, { set: page, shown }),
    history,
  };
}

/**
 * `POST /api/login-page`. A page is checked as a sign-in page first: it may have been published as another one, which may have fields
 * and calls. Throws `login-page-unknown` or `login-page-refused`.
 */
export async function setLoginPage(context: Call<'setLoginPage'>) {
  const { services, scope, body, me, request, locale, text } = context;
  const { page } = body;
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  if (page !== '') {
    const known = (await candidates(context, page)).some(({ id }) => id === page);
    const screen = known ? await services.screens.resolve(scope, page) : null;
    if (!screen) throw fail('login-page-unknown', { field: 'page' });
    if (screen.layer === 'platform') {
      if (!hasSignIn(screen.schema)) {
        throw fail('login-page-refused', { values: { reason: text('login-page.noForm'), place: page } });
      }
      const messages = await services.screens.check(scope, page, screen.source, locale);
      const errors = messages.filter(({ severity }) => severity === 'error');
      const first = errors[0];
      if (first) throw fail('login-page-refused', { errors, values: { reason: first.message, place: first.pointer } });
    }
  }
  await requireSameRight(context);
  await services.loginPages.set(page, { user: me, address: request.ip });
  return { page };
}
