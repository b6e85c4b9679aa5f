import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import './contracts/fastify.ts';
import { validatorFor } from './contracts/validator.ts';
import { registerDocuments } from './documents/routes.ts';
import { builtTemplates } from './documents/template.ts';
import { handleError } from './errors/handler.ts';
import { handleNotFound } from './errors/not-found.ts';
import { registerFeatures } from './features.ts';
import { compressHook } from './http/compress-hook.ts';
import { brotliOptions, createCompressor } from './http/compressor.ts';
import { rewriteUrl } from './http/context-path.ts';
import { crowdHook } from './http/crowds.ts';
import { depthHook } from './http/depth-hook.ts';
import { tagEncodings } from './http/encoded-tag.ts';
import { readJsonBodies } from './http/json-body.ts';
import { boundedServer, goneHook } from './http/pipelined.ts';
import { pressureOptions } from './http/pressure.ts';
import { requestId, requestIdHook, requestLogHook } from './http/request-log.ts';
import { securityHeadersHook } from './http/security-headers.ts';
import { sessionHook } from './http/session-hook.ts';
import { arrivalOptions, type BodyPace, bodyPace, watchBodies } from './http/slow-requests.ts';
import { addressTextHook, bodyTextHook } from './http/text-hook.ts';
import { unroutableOptions } from './http/unroutable.ts';
import { installationHook } from './installation/index.ts';
import { ownHostHook } from './origin/own-host.ts';
import { sameOriginHook } from './origin/same-origin.ts';
import { pinHook, reachHook } from './reach/hook.ts';
import type { Services } from './service-base.ts';
import { registerStatic } from './static/routes.ts';

/** Whom to believe: the one who connects. A proxy adds the address it sees to the end of a list that its client may have begun. */
const isProxyInFront = (_address: string, hop: number) => hop === 0;

/** Largest request body in bytes unless an operation says otherwise. */
const bodyLimit = 1024 * 1024;

function createServer({ config, log, texts }: Services): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && isProxyInFront,
    bodyLimit,
    serverFactory: boundedServer,
    ...arrivalOptions,
    rewriteUrl: rewriteUrl(config.contextPath),
    genReqId: requestId,
    routerOptions: { maxParamLength: 200 },
    ...unroutableOptions(texts),
  });
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, pressureOptions);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, { throwFileSizeLimit: true });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Streams alone, such as files: the hook compresses what is whole in memory.
    threshold: Number.POSITIVE_INFINITY,
    brotliOptions,
  });
  app.addHook('onSend', compressHook(createCompressor()));
  tagEncodings(app);
}

/** These run before everything else, so that an answer that refuses a request carries them too. */
function addHeaderHooks(app: FastifyInstance): void {
  app.addHook('onRequest', requestIdHook);
  app.addHook('onRequest', securityHeadersHook);
  app.addHook('onRequest', goneHook);
}

/** These need what the plugins read: the session stands in a cookie. */
function addRequestHooks(app: FastifyInstance): void {
  app.addHook('onRequest', crowdHook());
  app.addHook('onRequest', ownHostHook);
  app.addHook('onRequest', sameOriginHook);
  app.addHook('onRequest', installationHook);
  app.addHook('onRequest', sessionHook);
  app.addHook('onRequest', reachHook);
  app.addHook('onRequest', addressTextHook);
  app.addHook('preValidation', depthHook);
  app.addHook('preValidation', bodyTextHook);
  app.addHook('preValidation', pinHook);
  app.addHook('onResponse', requestLogHook);
}

/**
 * Builds the HTTP application over the given services; it does not listen yet.
 * @param pace how fast bodies must arrive
 */
export async function buildApp(services: Services, pace: BodyPace = bodyPace): Promise<FastifyInstance> {
  const app = createServer(services);
  app.decorate('services', services);
  app.decorate('contracts', []);
  app.decorateRequest('session', null);
  app.decorateRequest('scope', null);
  app.decorateRequest('frame', null);
  app.setValidatorCompiler(validatorFor);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  readJsonBodies(app);
  watchBodies(app, services.texts, pace);
  addHeaderHooks(app);
  await addPlugins(app);
  addRequestHooks(app);
  await registerStatic(app);
  registerFeatures(app);
  registerDocuments(app, builtTemplates(services));
  return app;
}
