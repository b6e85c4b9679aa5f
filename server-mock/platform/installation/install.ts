import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { giveGrant } from './grant.ts';
import { noteSetup, requireSetupSecret } from './prove.ts';
import { doors } from './state.ts';

/** The pending migrations as one text, each under its name. */
export async function upgradeScript({ services }: Pick<Context, 'services'>): Promise<string> {
  const pending = await services.installation.pending();
  return pending.map(({ name, sql }) => `-- ${name}\n\n${sql.trim()}\n`).join('\n');
}

/** A path of ours that keeps where the person wanted to go. */
export function onward({ services }: Context, path: string, redirect: string | undefined, more = ''): string {
  const query = new URLSearchParams([...new URLSearchParams(more), ...(redirect ? [['redirect', redirect]] : [])]);
  return `${services.config.contextPath}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** `GET /install` of programs: what installing runs. Throws `already-installed`. */
export async function installStatus(context: Call<'installStatus'>) {
  const { installation } = context.services;
  if ((await installation.refresh()) !== 'empty') throw fail('already-installed');
  const progress = installation.progress();
  const upQuery = progress ? '' : await upgradeScript(context);
  return { upQuery, secret: installation.secret().kind, progress };
}

/** `GET /install/progress`: asks no table, so it answers while migrations run. */
export function installProgress({ services, reply }: Call<'installProgress'>) {
  reply.header('Cache-Control', 'no-store');
  return { progress: services.installation.progress() };
}

/** `POST /install`: fills the empty database. Whoever did it may go on to name the organisation. */
export async function install(context: Call<'install'>) {
  const { body, services, request, reply } = context;
  const { installation, log } = services;
  if (installation.progress()) throw fail('installation-running');
  if ((await installation.refresh()) !== 'empty') throw fail('already-installed');
  await requireSetupSecret(context, body.dbpw);
  const { migrations } = await installation.migrate();
  log.info({ migrations }, 'database installed');
  const actor = installation.secret().kind;
  await noteSetup(services, { action: 'installation.database', actor, address: request.ip, detail: { migrations } });
  giveGrant(reply, services, 'organisation');
  return { redirect: onward(context, doors.organisation, body.redirect) };
}
