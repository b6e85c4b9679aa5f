import type { FastifyInstance } from 'fastify';
import { localesContract } from '../../../src/types/generated/contracts/locales.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { answeredFresh } from '../../kernel/http/entity-tag.ts';

/** `GET /api/locales/{locale}`. */
export function registerLocales(app: FastifyInstance): void {
  defineOperations(app, localesContract, {
    getLocale: ({ params, request, reply, services }) => {
      const { texts, etag } = services.texts.dictionary(params.locale);
      return answeredFresh(request, reply, etag) ? reply : texts;
    },
  });
}
