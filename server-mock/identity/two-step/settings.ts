import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';
import { sourceOfSession } from '../../kernel/limits/index.ts';
import { twoStepPlace } from '../../kernel/secrets/rotate.ts';
import { requireProof } from '../recent-proof/index.ts';
import {
  backupCodesLeft,
  enrolmentAddress,
  findTwoStep,
  hasTwoStep,
  newSecret,
  offerTwoStep,
  removeTwoStep,
  replaceBackupCodes,
  stepOfCode,
  takeUpTwoStep,
} from '../second-step/index.ts';
import { renewSession, requireSameRight } from '../sessions/index.ts';

/** Minutes in which an offered secret can be taken up. */
const offerMinutes = 15;

const offeredAfter = (now: Date): Date => new Date(now.getTime() - offerMinutes * 60_000);

function record({ services, request, me }: Context, action: string): Promise<void> {
  return services.audit.record({ action, actor: me, target: String(me.id), address: request.ip });
}

/** `GET /api/user/two-step`. */
export async function twoStep({ services, me }: Call<'twoStep'>) {
  const row = await findTwoStep(services.database, me.id);
  const enabledAt = row?.enabled_at?.toISOString() ?? '';
  return { enabled: enabledAt !== '', enabledAt, backupCodesLeft: await backupCodesLeft(services.database, me.id) };
}

/** `POST /api/user/two-step/start`. Throws `two-step-on` while it is in force: a secret in use is never told again. */
export async function startTwoStep(context: Call<'startTwoStep'>) {
  const { services, me } = context;
  await requireProof(context, { name: 'start-two-step' });
  const secret = newSecret();
  const sealed = services.secrets.seal(secret, twoStepPlace(me.id));
  if (!(await offerTwoStep(services.database, me.id, sealed, services.now()))) throw fail('two-step-on');
  const label = me.email || me.username || me.name;
  return { secret, address: enrolmentAddress(secret, services.config.siteName, label) };
}

/**
 * `POST /api/user/two-step/enable`: the app's first code shows that it has the secret, which only a confirmed start tells.
 * So no second proof is asked for. The session must have outlived the pause that wrong codes have earned. Other devices were signed in with one step and have to come again.
 */
export async function enableTwoStep(context: Call<'enableTwoStep'>) {
  const { services, me, body, reply, request } = context;
  const row = await findTwoStep(services.database, me.id);
  if (!row || row.enabled_at || row.created_at < offeredAfter(services.now())) throw fail('two-step-off');
  const secret = services.secrets.unseal(row.secret, twoStepPlace(me.id));
  let step: number | null = null;
  await attempt(services.limits, `two-step:${me.id}`, sourceOfSession(request), async () => {
    step = stepOfCode(secret, body.code.replace(/\s/g, ''), services.now());
    return step !== null;
  });
  if (step === null) throw fail('second-step-wrong', { field: 'code' });
  await requireSameRight(context);
  if (!(await takeUpTwoStep(services.database, me.id, step, services.now()))) throw fail('two-step-off');
  const backupCodes = await replaceBackupCodes(services.database, me.id);
  await services.sessions.endOthers(me.id, request.session!.id);
  await renewSession(reply, services);
  await record(context, 'two-step.enabled');
  return { backupCodes };
}

/** `POST /api/user/two-step/disable`. */
export async function disableTwoStep(context: Call<'disableTwoStep'>) {
  const { services, me, reply } = context;
  await requireProof(context, { name: 'disable-two-step' });
  if (!(await removeTwoStep(services.database, me.id))) throw fail('two-step-off');
  await renewSession(reply, services);
  await record(context, 'two-step.disabled');
  return {};
}

/** `POST /api/user/two-step/backup-codes`. */
export async function renewBackupCodes(context: Call<'renewBackupCodes'>) {
  const { services, me } = context;
  await requireProof(context, { name: 'renew-backup-codes' });
  if (!(await hasTwoStep(services, me.id))) throw fail('two-step-off');
  const backupCodes = await replaceBackupCodes(services.database, me.id);
  await record(context, 'two-step.backup-codes-renewed');
  return { backupCodes };
}
