import type { FastifyInstance } from 'fastify';

/** The way to sign in that every page begins with, the standard one too. */
export const withPassword = { PAGEWRIGHT_DEFAULT_AUTH: 'password' };

/** Some calls of spoilt pages are never answered. */
export const neverAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('never=1')) reply.hijack();
  });
};
