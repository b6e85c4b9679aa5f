import type { FastifyInstance } from 'fastify';
import { captchaContract } from '../../src/types/generated/contracts/captcha.ts';
import { isPhone } from '../accounts/identifiers.ts';
import { type Call, defineOperations } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { captchaRule, networkOf } from '../limits/index.ts';
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
