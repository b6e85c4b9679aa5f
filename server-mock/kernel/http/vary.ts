import type { FastifyReply } from 'fastify';

/** Says that an answer depends on the codings that its reader takes (`Vary`, RFC 9110 12.5.5). */
export function varyByCoding(reply: FastifyReply): void {
  const given = reply.getHeader('Vary');
  if (given === undefined) {
    reply.header('Vary', 'accept-encoding');
    return;
  }
  const vary = [given].flat().join(', ');
  if (!/accept-encoding/i.test(vary)) reply.header('Vary', `${vary}, accept-encoding`);
}
