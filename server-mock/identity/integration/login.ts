import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import { arrive } from '../identities/index.ts';
import type { MethodsWith } from '../methods/index.ts';
import { startRule } from '../providers/index.ts';
import { noteFailure } from '../sign-in/index.ts';
import { dingding } from './dingding.ts';
import { feishu } from './feishu.ts';
import { landing } from './landing.ts';
import type { Messenger } from './messenger.ts';

const messengers: Record<MethodsWith<{ kind: 'messenger' }>, Messenger> = { feishu, dingding };

type Type = keyof typeof messengers;

const isType = (type: string): type is Type => Object.hasOwn(messengers, type);

async function allowOne({ services, request }: Context): Promise<void> {
  const { limit, windowSeconds } = startRule;
  const tried = await services.limits.hit(`integration@${networkOf(request.ip)}`, limit, windowSeconds);
  if (!tried.allowed) throw fail('too-many-requests', { retryAfter: tried.retryAfterSeconds });
}

/**
 * `POST {prefix}/auth/integration`: signs in with a code from the host of the configured messenger. Throws
 * `integration-unsupported` for any other type.
 */
export async function integrationLogin(context: Call<'integrationLogin'>) {
  const { body, services, request } = context;
  const { integration } = services.config;
  const { type } = body;
  if (!isType(type) || type !== integration.type) throw fail('integration-unsupported');
  await allowOne(context);
  const person = await messengers[type](integration, body.code).catch(async (error: unknown) => {
    request.log.warn({ err: error, type, problem: (error as Error).cause }, 'silent sign-in refused');
    await noteFailure(context, undefined, type);
    throw error;
  });
  const known = await services.identities.find(person);
  return arrive(context, person, body.redirect || (await landing(context, known?.id ?? null, body.appKey)));
}
