import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import './contracts/fastify.ts';
import { validatorFor } from './contracts/validator.ts';
import { handleError } from './errors/handler.ts';
import { registerFeatures } from './features.ts';
import { rewriteUrl } from './http/context-path.ts';
import { requestId, requestIdHook, requestLogHook } from './http/request-log.ts';
import { sessionHook } from './http/session-hook.ts';
import { sameOriginHook } from './origin/same-origin.ts';
import type { Services } from './services.ts';

/** Largest request body in bytes unless an operation says otherwise. */
const bodyLimit = 1024 * 1024;

/** Builds the HTTP application over the given services; it does not listen yet. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services;
  const app = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: config.trustProxy,
    bodyLimit,
    rewriteUrl: rewriteUrl(config.contextPath),
    genReqId: requestId,
    disableRequestLogging: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: false,
  });
  app.decorate('services', services);
  app.decorate('contracts', []);
  app.decorateRequest('session', null);
  app.decorateRequest('scope', null);
  app.setValidatorCompiler(validatorFor);
  app.setErrorHandler(handleError);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, { throwFileSizeLimit: true });
  app.addHook('onRequest', requestIdHook);
  app.addHook('onResponse', requestLogHook);
  app.addHook('onRequest', sameOriginHook);
  app.addHook('onRequest', sessionHook);
  registerFeatures(app);
  return app;
}
