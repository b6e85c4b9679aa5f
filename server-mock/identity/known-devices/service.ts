import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Source } from '../../kernel/limits/source.ts';
import type { DeviceHolder } from './entries.ts';

/** Browsers that have signed in to an account before: their attempts wait for nobody else's. */
export interface KnownDevices {
  /** Where a request's attempt at what is the holder's comes from. */
  source(request: FastifyRequest, holder: DeviceHolder): Promise<Source>;
  /** Makes the browser known, once it has proven the holder. */
  remember(reply: FastifyReply, holder: DeviceHolder): Promise<void>;
}
