import type { VerifyAccountAnswer, VerifyAccountBody } from '../../src/types/generated/contracts/reset.ts';
import type { Context } from '../contracts/index.ts';
import { requireMethod } from '../login/methods.ts';
import { proveByCode } from './prove.ts';
import { resetTarget } from './target.ts';
import { giveTicket } from './ticket.ts';

/** `POST /VerifyAccount`: the first step of the wizard; the code is used up, this browser may go on to the second. */
export async function verifyAccount(context: Context<VerifyAccountBody>): Promise<VerifyAccountAnswer> {
  requireMethod(context.services.config, 'password');
  const target = resetTarget(context.body);
  await proveByCode(context, target, context.body.token);
  await giveTicket(context, target);
  return {};
}
