import type { FastifyInstance } from 'fastify';
import { captchaContract } from '../../../src/types/generated/contracts/captcha.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { captchaRule, networkOf } from '../../kernel/limits/index.ts';
import { isPhone } from '../../kernel/values/identifiers.ts';
import { markBrowser } from './browser.ts';
import { issueCaptcha } from './captcha.ts';

async function captcha({ body, services, request, reply }: Call<'captcha'>) {
  if (!isPhone(body.phone)) throw fail('phone-invalid', { field: 'phone' });
  const { limit, windowSeconds } = captchaRule;
  const drawn = await services.limits.hit(`captcha@${networkOf(request.ip)}`, limit, windowSeconds);
  if (!drawn.allowed) throw fail('too-many-requests', { retryAfter: drawn.retryAfterSeconds });
  return { svg: await issueCaptcha(services.codes, markBrowser(reply, services.config), body.phone) };
}

/** `POST /auth/captcha`. */
export function registerCaptcha(app: FastifyInstance): void {
  defineOperations(app, captchaContract, { captcha });
}
