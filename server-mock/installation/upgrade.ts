import type {
  ProveUpgraderAnswer,
  ProveUpgraderBody,
  UpgradeAnswer,
  UpgradeBody,
  UpgradeStatusAnswer,
} from '../../src/types/generated/contracts/installation.ts';
import { identify } from '../accounts/identifiers.ts';
import { verifyPassword } from '../accounts/password-hash.ts';
import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { attempt } from '../limits/attempt.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';
import type { Limits } from '../services.ts';
import { giveGrant } from './grant.ts';
import { upgradeScript } from './install.ts';
import { noteSetup, requireSetupSecret } from './prove.ts';
import { administratorNamed, maySeeUpgrade, upgraderOf } from './upgrader.ts';

/** Throws `forbidden` for others than platform administrators once the platform is ready, `already-installed` before that. */
async function requireInUse({ services, user }: Context): Promise<'pending' | 'ready'> {
  const state = await services.installation.refresh();
  if (state === 'pending') return state;
  if (state === 'ready' && user?.isSuperAdmin) return state;
  throw fail(state === 'ready' ? 'forbidden' : 'not-installed');
}

/** `GET /upgrade-db` of programs: what upgrading runs. */
export async function upgradeStatus(context: Context): Promise<UpgradeStatusAnswer> {
  const { services, request } = context;
  const state = await requireInUse(context);
  if (state === 'ready') return { upQuery: '', pending: [], progress: null };
  if (!(await maySeeUpgrade(request, services))) throw fail('setup-not-proven');
  const progress = services.installation.progress();
  if (progress) return { upQuery: '', pending: [], progress };
  const pending = (await services.installation.pending()).map(({ name }) => name);
  return { upQuery: await upgradeScript(context), pending, progress };
}

/**
 * `POST /upgrade-db/prove`: with the password of a platform administrator, or with the set-up secret. It opens the
 * upgrade alone, so no second step is asked for, whose tables may not be there yet.
 */
export async function proveUpgrader(context: Context<ProveUpgraderBody>): Promise<ProveUpgraderAnswer> {
  const { body, services, request, reply } = context;
  if ((await services.installation.refresh()) !== 'pending') throw fail('nothing-to-upgrade');
  if (body.account) {
    const administrator = await administratorProven(context, body.account, body.password ?? '');
    if (!administrator) {
      await noteSetup(services, { action: 'setup.refused', address: request.ip });
      throw fail('invalid-credentials', { field: 'password' });
    }
  } else {
    await requireSetupSecret(context, body.dbpw ?? '');
  }
  giveGrant(reply, services, 'upgrade');
  await noteSetup(services, { action: 'upgrade.opened', target: body.account ?? '', address: request.ip });
  return { proven: true };
}

async function administratorProven({ services, request }: Context, account: string, password: string) {
  const found = await administratorNamed(account, services);
  const { limits } = services.installation;
  return attempt(limits as Limits, `upgrade:${identify(account).value}`, request.ip, () =>
    verifyPassword(found?.password_hash, password),
  );
}

/** `POST /upgrade-db`: a backup, then the pending migrations. Throws `setup-not-proven`, `nothing-to-upgrade`, `installation-running`. */
export async function upgrade(context: Context<UpgradeBody>): Promise<UpgradeAnswer> {
  const { body, services, request } = context;
  const { installation, audit, config } = services;
  if (installation.progress()) throw fail('installation-running');
  if ((await requireInUse(context)) === 'ready') throw fail('nothing-to-upgrade');
  const upgrader = await upgraderOf(request, services);
  if (!upgrader) throw fail('setup-not-proven');
  const { backup, migrations } = await installation.migrate();
  const detail = { backup, migrations };
  await audit.record({ action: 'upgrade.done', actor: upgrader.actor, address: request.ip, detail });
  return { redirect: safeRedirect(body.redirect, config.contextPath), backup, migrations };
}
