import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Where an attempt comes from. */
export interface Source {
  address: string;
  /** A browser, or a session, that the owner of what is tried has proven; it shares nothing with its network. */
  device?: string | undefined;
}

/** What attempts have in common that wait for one another and whose failures count together. */
export function laneOf({ address, device }: Source): string {
  return device === undefined ? `@${networkOf(address)}` : `#${device}`;
}

/** Of attempts at what belongs to the person signed in. A session that somebody got hold of is slowed down wherever it is used. */
export function sourceOfSession({ ip, session }: Pick<FastifyRequest, 'ip' | 'session'>): Source {
  return { address: ip, device: session ? `session:${session.id}` : undefined };
}
