import { hasSignIn } from '../../../src/screens/with-sign-in.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { shownLoginPage } from '../login-page/index.ts';
import { candidates, choicesOf, type LoginCall, nameOf, STANDARD } from './choices.ts';

/** The screen that visitors get when this level sets nothing. */
function above({ services, scope }: LoginCall): string {
  const { level, company } = scope;
  if (level === 'platform') return services.config.loginPage || STANDARD;
  return (level === 'app' && company?.loginPage) || services.loginPages.ofPlatform() || STANDARD;
}

/** `GET {prefix}/login-page`. */
export async function loginPage(context: Call<'loginPage'>) {
  const { services, scope, me } = context;
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const [page, seen] = await Promise.all([
    services.loginPages.ownOf(scope),
    shownLoginPage(services, scope, STANDARD, (id) => services.screens.resolve(scope, id)),
  ]);
  const shown = seen?.id ?? STANDARD;
  const history = (await services.loginPages.history(scope)).map((change) => ({
    name: nameOf(context, change.page || above(context)),
    by: change.by,
    at: change.at.toISOString(),
  }));
  return {
    page,
    shown,
    isAside: page !== '' && page !== shown,
    configured: nameOf(context, above(context)),
    choices: await choicesOf(context, { set: page, shown }),
    history,
  };
}

/** The level with a page as if it were set, so that the checker judges it as a sign-in page. */
function withPage({ scope }: LoginCall, loginPage: string) {
  const { app, company } = scope;
  if (app) return { ...scope, app: { ...app, loginPage } };
  return company ? { ...scope, company: { ...company, loginPage } } : scope;
}

/**
 * `POST {prefix}/login-page`. A page is checked as a sign-in page first: it may have been published as another one, which may have fields
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
    // A tenant's page gets the form at its end; the platform's has to bring it along.
    if (screen.layer === 'platform' && !hasSignIn(screen.schema)) {
      throw fail('login-page-refused', { values: { reason: text('login-page.noForm'), place: page } });
    }
    if (screen.layer !== 'builtin') {
      const messages = await services.screens.check(withPage(context, page), page, screen.source, locale);
      const errors = messages.filter(({ severity }) => severity === 'error');
      const first = errors[0];
      if (first) throw fail('login-page-refused', { errors, values: { reason: first.message, place: first.pointer } });
    }
  }
  await requireSameRight(context);
  await services.loginPages.set(scope, page, { user: me, address: request.ip });
  return { page };
}
