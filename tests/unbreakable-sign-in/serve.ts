import type { FastifyInstance } from 'fastify';
import type { Services } from '../../server-mock/kernel/services/service-base.ts';
import { readOverrides } from '../../server-mock/platform/screens/overrides.ts';

/** The way to sign in that every page begins with, the standard one too. */
export const withPassword = { PAGEWRIGHT_DEFAULT_AUTH: 'password' };

/** Some calls of spoilt pages are never answered. */
export const neverAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('never=1')) reply.hijack();
  });
};

/** Has the server hand out what some companies have stored, as if its checker took everything. */
export function withoutCheckerFor({ screens, database }: Services, companies: ReadonlySet<number>): void {
  const { resolve } = screens;
  screens.resolve = async (level, id, top = 'app', partLayers) => {
    const shown = await resolve(level, id, top, partLayers);
    if (!companies.has(level.companyId) || ['builtin', 'platform'].includes(top)) return shown;
    const found = await readOverrides(database, level, id);
    // A page that gave way is asked for from the layer below.
    const own = (top === 'app' ? ['app', 'company'] : ['company'])
      .map((layer) => found.find((each) => each.layer === layer))
      .find((each) => each !== undefined);
    if (!shown || !own) return shown;
    const { schema, version, layer } = own;
    return { ...shown, id, schema, version, layer, etag: `"${id}-${level.companyId}-${version}"`, rejected: [] };
  };
}
