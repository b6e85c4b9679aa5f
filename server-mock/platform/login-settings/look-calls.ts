import type { LoginLook } from '../../../src/types/generated/contracts/login-look.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { decorationOf } from '../login-decoration/index.ts';
import { lookState, wholeLook } from '../login-page/index.ts';
import { editorOf, screenName } from '../screens/index.ts';
import { ownLogo, ownPicture } from '../uploads/index.ts';
import { ownPages } from './own-pages.ts';

/** The platform chooses a page; it has no look. */
function requireTenant({ level }: Scope): void {
  if (level === 'platform') throw fail('not-found');
}

/** Where people sign in to a level. */
const addressOf = ({ company, app }: Scope): string =>
  `/login?${new URLSearchParams({ ...(company ? { company: company.key } : {}), ...(app ? { app: app.key } : {}) })}`;

/** `GET {prefix}/login-look`. */
export async function loginLook(context: Call<'loginLook'>) {
  const { services, scope, me } = context;
  requireTenant(scope);
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const look = await services.loginPages.lookOf(scope);
  const above = scope.level === 'app' && scope.company?.loginLook ? 'company' : 'platform';
  const own = await ownPages(context, look?.decoration);
  return {
    look: look && inAddresses(look, services.config.contextPath),
    shown: look ? scope.level : above,
    above,
    address: addressOf(scope),
    decorations: own.map(({ id }) => ({ id, name: screenName(context, id), edit: editorOf(context, id) })),
    problem: look ? await problemOf(context, look) : '',
    history: (await services.loginPages.history(scope)).map(({ page, by, at }) => ({
      layout: page,
      by,
      at: at.toISOString(),
    })),
  } as const;
}

/** What keeps the decoration of a look, or some of it, from being seen. */
async function problemOf(
  { services, scope, locale }: Context,
  look: Required<LoginLook>,
): Promise<'' | 'aside' | 'partial'> {
  if (look.decoration === '') return '';
  const shown = await decorationOf(services, scope, look, { locale, mobile: false });
  return typeof shown === 'string' ? 'aside' : shown.isWhole ? '' : 'partial';
}

/** Pictures of ours lie below the context path, which may change: they are stored without it. */
const inAddresses = (look: Required<LoginLook>, contextPath: string): Required<LoginLook> => ({
  ...look,
  logo: look.logo && contextPath + look.logo,
  picture: look.picture && contextPath + look.picture,
});

/** A look as it is stored, without its decoration. Throws `invalid-fields` and `too-many-requests`. */
async function plainLook(context: Context, given: LoginLook): Promise<Required<LoginLook>> {
  await requireWithin(context.services.limits, `screen-read:${context.me?.id}`, screenReadRule);
  const look = wholeLook(given);
  const logo = await ownLogo(look.logo, context);
  const picture = ownPicture(look.picture, 'picture', context);
  return { ...look, heading: look.heading.trim(), lead: look.lead.trim(), logo, picture };
}

/** Throws `login-decoration-unknown` for what is no published page of the level, `-empty` and `-costly` for one that nobody would see. */
async function requireDecoration(context: Context, { decoration }: Required<LoginLook>): Promise<void> {
  if (decoration === '') return;
  const { services, scope, locale } = context;
  const field = 'decoration';
  const isKnown = (await ownPages(context, decoration)).some(({ id }) => id === decoration);
  const shown = isKnown ? await decorationOf(services, scope, { decoration }, { locale, mobile: false }) : 'gone';
  if (shown === 'gone') throw fail('login-decoration-unknown', { field });
  if (shown === 'empty') throw fail('login-decoration-empty', { field });
  if (shown === 'costly') throw fail('login-decoration-costly', { field });
}

/** `POST {prefix}/login-look`. */
export async function setLoginLook(context: Call<'setLoginLook'>) {
  const { services, scope, body, me, request } = context;
  requireTenant(scope);
  const look = await plainLook(context, body);
  await requireDecoration(context, look);
  await requireSameRight(context);
  await services.loginPages.setLook(scope, look, { user: me, address: request.ip });
  return {};
}

/** `DELETE {prefix}/login-look`. */
export async function removeLoginLook(context: Call<'removeLoginLook'>) {
  const { services, scope, me, request } = context;
  requireTenant(scope);
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  await requireSameRight(context);
  if (await services.loginPages.lookOf(scope))
    await services.loginPages.setLook(scope, null, { user: me, address: request.ip });
  return {};
}

/** `POST {prefix}/login-look/try`. The look is in the address, signed: nothing is stored for it. */
export async function tryLoginLook(context: Call<'tryLoginLook'>) {
  const { services, scope, body } = context;
  requireTenant(scope);
  const { companyId, appId } = scope;
  const look = await plainLook(context, body);
  const problem = await problemOf(context, look);
  const state = lookState(problem === 'aside' ? { ...look, decoration: '' } : look);
  const preview = services.screens.previewToken({ companyId, appId, id: 'login/look', state });
  return { preview: `${addressOf(scope)}&${new URLSearchParams({ preview })}`, problem };
}
