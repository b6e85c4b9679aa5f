import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { docsContract } from '../../../src/types/generated/contracts/docs.ts';
import { type Call, defineOperations, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { pictureFile } from './sources.ts';

/** `GET /api/doc-picture/{locale}/{name}`. The contract's pattern keeps names inside the folder. */
async function docPicture({ services, params, reply }: Call<'docPicture'>) {
  const bytes = await readFile(pictureFile(services.projectRoot, params.locale, params.name)).catch(() => null);
  if (!bytes) throw fail('not-found');
  reply.header('Cache-Control', 'public, max-age=3600').header('X-Content-Type-Options', 'nosniff');
  return reply.type('image/webp').send(bytes);
}

/** The manual. */
export function registerDocs(app: FastifyInstance): void {
  defineOperations(app, docsContract, {
    listDocs: (call) => listPage(call, call.services.docs.list(call.locale).items),
    readDoc({ services, locale, params }) {
      const doc = services.docs.read(locale, params.id);
      if (!doc) throw fail('doc-not-found');
      return doc;
    },
    searchDocs: async ({ services, locale, query }) => ({
      found: await services.docs.search(locale, query.keywords ?? ''),
    }),
    docPicture,
  });
}
