import { type Problems, passwordProblems, refuseProblems } from '../../identity/account-change/index.ts';
import { hashPassword } from '../../identity/accounts/index.ts';
import { openSession } from '../../identity/sessions/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import { dropGrant, giveGrant, holdsGrant } from './grant.ts';
import { onward } from './install.ts';
import { noteSetup, requireSetupSecret } from './prove.ts';
import { storeOrganisation } from './store-organisation.ts';

async function requireOpen({ services }: Context): Promise<void> {
  const state = await services.installation.refresh();
  if (state === 'empty') throw fail('not-installed');
  if (state !== 'organisation') throw fail('already-installed');
}

/** `GET /install-org` of programs: what the form starts with. */
export async function organisationStatus(context: Call<'organisationStatus'>) {
  await requireOpen(context);
  const { services, request } = context;
  return {
    name: services.config.orgName,
    secret: services.installation.secret().kind,
    proven: holdsGrant(request, services, 'organisation'),
  };
}

/** `POST /install-org/prove`: for a browser that has not installed the database itself, or too long ago. */
export async function proveSetup(context: Call<'proveSetup'>) {
  await requireOpen(context);
  const { services, request, reply } = context;
  await requireSetupSecret(context, context.body.dbpw);
  giveGrant(reply, services, 'organisation');
  await noteSetup(services, {
    action: 'setup.opened',
    actor: services.installation.secret().kind,
    address: request.ip,
  });
  return { proven: true };
}

function problemsOf({ body, services }: Call<'installOrganisation'>, name: string, email: string): Problems {
  const { password = '', repeatPassword = password, nickName = '' } = body;
  const owner = { email, username: null, name: nickName, nick_name: nickName };
  return {
    ...(name ? {} : { name: { key: 'api.field.required' } }),
    ...(isMailAddress(email) ? {} : { email: { key: email ? 'api.email-invalid' : 'api.email-required' } }),
    ...(password === ''
      ? {}
      : passwordProblems(services.config, { password, repeat: repeatPassword, repeatField: 'repeatPassword' }, owner)),
  };
}

/**
 * `POST /install-org`: the organisation and its first platform administrator, who is signed in at once. A configured
 * name counts, whatever was sent. Of several at once one wins; the others get `already-installed`.
 */
export async function installOrganisation(context: Call<'installOrganisation'>) {
  const { body, services, request, reply, locale, text } = context;
  await requireOpen(context);
  if (!holdsGrant(request, services, 'organisation')) throw fail('setup-not-proven');
  const name = services.config.orgName || tidyName(body.name ?? '');
  const email = normaliseName(body.email);
  refuseProblems(problemsOf(context, name, email), text);
  const nickName = tidyName(body.nickName ?? '');
  const account = { id: randomId(), name: nickName || email.split('@', 1)[0]!, email };
  const at = services.now();
  await storeOrganisation(services, {
    name,
    account: {
      ...account,
      ...{ nick_name: nickName, locale, created_at: at, super_admin: true },
      ...(body.password ? { password_hash: await hashPassword(body.password), password_changed_at: at } : {}),
    },
    address: request.ip,
  });
  await services.installation.refresh();
  dropGrant(reply, services);
  await openSession(reply, account.id, services, { method: body.password ? 'password' : 'installation' });
  return { redirect: onward(context, '/register-license', body.redirect, 'first=1') };
}
