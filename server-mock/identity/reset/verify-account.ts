import type { Call } from '../../kernel/contracts/index.ts';
import { requireMethod } from '../methods/index.ts';
import { proveByCode } from './prove.ts';
import { resetTarget } from './target.ts';
import { giveTicket } from './ticket.ts';

/** `POST /VerifyAccount`: the first step of the wizard; the code is used up, this browser may go on to the second. */
export async function verifyAccount(context: Call<'verifyAccount'>) {
  requireMethod(context.services.config, 'password');
  const target = resetTarget(context.body);
  const account = await proveByCode(context, target, context.body.token);
  await giveTicket(context, target, account);
  return {};
}
