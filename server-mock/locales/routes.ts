import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/locales.json' with { type: 'json' };
import type { Locale } from '../../src/types/start.ts';
import { type Context, defineOperations } from '../contracts/index.ts';
import { answeredFresh } from '../http/entity-tag.ts';

/** `GET /api/locales/{locale}`. */
export function registerLocales(app: FastifyInstance): void {
  defineOperations(app, contract, {
    getLocale: ({ params, request, reply, services }: Context<unknown, unknown, { locale: Locale }>) => {
      const { texts, etag } = services.texts.dictionary(params.locale);
      return answeredFresh(request, reply, etag) ? reply : texts;
    },
  });
}
