import type { Context } from '../../kernel/contracts/index.ts';
import { type Channel, forgivePause } from './send-limits.ts';

/** A code on its way: how, to which address or phone, what for, and whose it is, where an account is known. */
export interface SentCode {
  channel: Channel;
  to: string;
  purpose: string;
  account: { id: number } | undefined;
}

/** Waits until a code has left and writes that down. Who gets none because the sending failed need not pause. */
export async function codeSent(
  { services, request }: Pick<Context, 'services' | 'request'>,
  { channel, to, purpose, account }: SentCode,
  sending: Promise<unknown>,
): Promise<void> {
  await sending.catch(async (error: unknown) => {
    await forgivePause(services.limits, channel, to, purpose);
    throw error;
  });
  const target = account ? String(account.id) : '';
  await services.audit.record({
    action: 'code.sent',
    target,
    address: request.ip,
    detail: { channel, purpose },
  });
}
