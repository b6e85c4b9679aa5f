import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { keyOfAllNodes } from '../../kernel/secrets/node-key.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** Milliseconds in which work can be done and handed in. */
const lifetime = 2 * 60 * 1000;

/** What work is good for: one message to one target, asked for from one network. */
export interface WorkPlace {
  target: string;
  purpose: string;
  network: string;
}

/**
 * Proof of work: a browser finds a number so that the SHA-256 of `ORDER:NUMBER` begins with so many zero bits. It needs no
 * picture that somebody has to read, and its price falls on who sends much. The server stores nothing: an order is signed and names its place.
 */
export function createWork(base: Pick<ServiceBase, 'database' | 'config' | 'now'>) {
  async function sign(expires: number, bits: number, { target, purpose, network }: WorkPlace): Promise<string> {
    const key = await keyOfAllNodes(base, 'work.key');
    const text = ['send-work', expires, bits, target, purpose, network].join('\n');
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  }

  return {
    /** An order for a place: `EXPIRES.BITS.SIGNATURE`, short enough that one block of SHA-256 holds it with the number. */
    async order(bits: number, place: WorkPlace): Promise<string> {
      const expires = base.now().getTime() + lifetime;
      return `${expires}.${bits}.${await sign(expires, bits, place)}`;
    },

    /** Whether `ORDER:NUMBER` is work that was ordered for this place and is done in time. */
    async isDone(work: string, place: WorkPlace): Promise<boolean> {
      const [, expires, bits, signature] = /^(\d{1,15})\.(\d{1,2})\.([\w-]{16}):\d{1,15}$/.exec(work) ?? [];
      if (!signature || Number(expires) < base.now().getTime()) return false;
      const expected = await sign(Number(expires), Number(bits), place);
      const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
      return isOurs && createHash('sha256').update(work).digest().readUInt32BE() >>> (32 - Number(bits)) === 0;
    },
  };
}
