import type { FastifyInstance, RouteOptions } from 'fastify';
import { varyByCoding } from './vary.ts';

/**
 * A strong entity tag stands for the very bytes of an answer (RFC 9110 8.8.1), so a compressed one has its own:
 * `"abc"` becomes `"abc-br"`. Every answer with a tag says that it depends on the codings that the client takes.
 */
export function tagEncodings(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const hooks = [route.onSend ?? []].flat();
    hooks.push((_, reply, payload, done) => {
      const tag = reply.getHeader('ETag');
      const coding = reply.getHeader('Content-Encoding');
      if (typeof tag === 'string') {
        varyByCoding(reply);
        if (coding && coding !== 'identity' && tag.startsWith('"'))
          reply.header('ETag', `${tag.slice(0, -1)}-${coding}"`);
      }
      done(null, payload);
    });
    route.onSend = hooks;
  });
}
