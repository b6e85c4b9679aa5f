import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where the client's built files answer; their names carry a hash of their content. */
export const assetPrefix = '/assets/';

/**
 * Serves the built files: the brotli or gzip copy made at build time where the browser takes it, kept by it for ever.
 * A shared page has an opaque origin, so its module scripts are cross-origin requests: any origin may read these files,
 * which hold no secret.
 */
export async function registerStatic(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(app.services.clientDir, 'assets'),
    prefix: assetPrefix,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    suppressWarning: true,
    setHeaders: (response) => {
      response.header('Access-Control-Allow-Origin', '*');
      response.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}
