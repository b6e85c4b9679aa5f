import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import { dropGrant, giveGrant } from './grant.ts';
import { upgradeScript } from './install.ts';
import { noteSetup, requireSetupSecret } from './prove.ts';
import { proveAdministrator } from './prove-administrator.ts';
import type { Installation } from './service.ts';
import { maySeeUpgrade, type Upgrader, upgraderOf } from './upgrader.ts';

/** Throws `not-installed`, and of a platform that is ready `nothing-to-upgrade` for its administrators, `forbidden` for others. */
async function requirePending({ services, user }: Context): Promise<void> {
  const state = await services.installation.refresh();
  if (state === 'pending') return;
  if (state !== 'ready') throw fail('not-installed');
  throw fail(user?.isSuperAdmin ? 'nothing-to-upgrade' : 'forbidden');
}

/** Who upgrades as the audit log names him. */
function actorOf({ account }: Upgrader, installation: Installation) {
  return account ? { id: account.id, name: account.name } : installation.secret().kind;
}

/**
 * `GET /upgrade-db` of programs: what upgrading runs. An administrator's browser may go on seeing it while no table
 * can be asked whose session it is.
 */
export async function upgradeStatus(context: Call<'upgradeStatus'>) {
  const { services, request, reply } = context;
  await requirePending(context);
  if (!(await maySeeUpgrade(request, services))) throw fail('setup-not-proven');
  const progress = services.installation.progress();
  if (progress) return { upQuery: '', pending: [], progress };
  const upgrader = await upgraderOf(request, services);
  if (upgrader?.account) giveGrant(reply, services, 'upgrade', String(upgrader.account.id));
  const pending = (await services.installation.pending()).map(({ name }) => name);
  return { upQuery: await upgradeScript(context), pending, progress };
}

/**
 * `POST /upgrade-db/prove`: with what a platform administrator signs in by, or with the set-up secret. It opens the
 * upgrade alone.
 */
export async function proveUpgrader(context: Call<'proveUpgrader'>) {
  const { body, services, request, reply } = context;
  if ((await services.installation.refresh()) !== 'pending') throw fail('nothing-to-upgrade');
  const upgrader: Upgrader = { account: null };
  if (body.account) {
    upgrader.account = await proveAdministrator(context);
    if (!upgrader.account) return { proven: false, secondStep: true };
  } else {
    await requireSetupSecret(context, body.dbpw ?? '');
  }
  giveGrant(reply, services, 'upgrade', upgrader.account ? String(upgrader.account.id) : '');
  await noteSetup(services, {
    action: 'upgrade.opened',
    actor: actorOf(upgrader, services.installation),
    address: request.ip,
  });
  return { proven: true, secondStep: false };
}

/** `POST /upgrade-db`: a backup, then the pending migrations. Throws `setup-not-proven`, `nothing-to-upgrade`, `installation-running`. */
export async function upgrade(context: Call<'upgrade'>) {
  const { body, services, request, reply } = context;
  const { installation, audit, config } = services;
  if (installation.progress()) throw fail('installation-running');
  await requirePending(context);
  const upgrader = await upgraderOf(request, services);
  if (!upgrader) throw fail('setup-not-proven');
  const { backup, migrations } = await installation.migrate();
  const detail = { backup, migrations };
  await audit.record({ action: 'upgrade.done', actor: actorOf(upgrader, installation), address: request.ip, detail });
  dropGrant(reply, services);
  return { redirect: safeRedirect(body.redirect, config.contextPath), backup, migrations };
}
