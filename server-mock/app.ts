import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import './kernel/contracts/fastify.ts';
import { registerFeatures } from './features.ts';
import { rewriteUrl } from './kernel/addresses/one-company.ts';
import { serializerFor } from './kernel/contracts/serializer.ts';
import { sessionHook } from './kernel/contracts/session-hook.ts';
import { inSteps } from './kernel/contracts/steps.ts';
import { validatorFor } from './kernel/contracts/validator.ts';
import { compressHook } from './kernel/http/compress-hook.ts';
import { brotliOptions, createCompressor } from './kernel/http/compressor.ts';
import { tagEncodings } from './kernel/http/encoded-tag.ts';
import { handleError } from './kernel/http/handler.ts';
import { readJsonBodies } from './kernel/http/json-body.ts';
import { bodyLimit, connectionLimits, pressureOptions } from './kernel/http/limits.ts';
import { handleNotFound } from './kernel/http/not-found.ts';
import { requestId, requestIdHook, requestLogHook } from './kernel/http/request-log.ts';
import { securityHeadersHook } from './kernel/http/security-headers.ts';
import { addressTextHook, bodyTextHook } from './kernel/http/text-hook.ts';
import { unroutableOptions } from './kernel/http/unroutable.ts';
import { ownHostHook } from './kernel/origin/own-host.ts';
import { sameOriginHook } from './kernel/origin/same-origin.ts';
import type { Services } from './kernel/services/service-base.ts';
import { registerDocuments } from './platform/documents/routes.ts';
import { builtTemplates } from './platform/documents/template.ts';
import { installationHook } from './platform/installation/index.ts';
import { pinHook, reachHook } from './platform/reach/hook.ts';
import { registerStatic } from './platform/static/routes.ts';

/** Whom to believe: the one who connects. A proxy adds the address it sees to the end of a list that its client may have begun. */
const isProxyInFront = (_address: string, hop: number) => hop === 0;

function createServer({ config, log, texts, oneCompany }: Services): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && isProxyInFront,
    ...connectionLimits,
    rewriteUrl: rewriteUrl(config.contextPath, (address) => oneCompany.inner(address)),
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
    // Nobody sends compressed bodies.
    globalDecompression: false,
    // Streams alone, such as files: the hook compresses what is whole in memory.
    threshold: Number.POSITIVE_INFINITY,
    brotliOptions,
  });
  app.addHook('onSend', compressHook(createCompressor()));
  tagEncodings(app);
}

/** These run before everything else, so that an answer that refuses a request carries them too. */
function addHeaderHooks(app: FastifyInstance): void {
  app.addHook('onRequest', inSteps(requestIdHook, securityHeadersHook));
}

/** These need what the plugins read: the session stands in a cookie. */
function addRequestHooks(app: FastifyInstance): void {
  const steps = [ownHostHook, sameOriginHook, installationHook, sessionHook, reachHook, addressTextHook];
  app.addHook('onRequest', inSteps(...steps));
  app.addHook('preValidation', inSteps(bodyTextHook, pinHook));
  app.addHook('onResponse', (request, reply, done) => {
    requestLogHook(request, reply);
    done();
  });
}

/** Builds the HTTP application over the given services; it does not listen yet. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = createServer(services);
  app.decorate('services', services);
  app.decorate('contracts', []);
  app.decorateRequest('session', null);
  app.decorateRequest('accessToken', null);
  app.decorateRequest('scope', null);
  app.decorateRequest('frame', null);
  app.setValidatorCompiler(validatorFor);
  app.setSerializerCompiler(serializerFor);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  readJsonBodies(app);
  addHeaderHooks(app);
  await addPlugins(app);
  addRequestHooks(app);
  await registerStatic(app);
  registerFeatures(app);
  registerDocuments(app, builtTemplates(services));
  app.addHook('onReady', () =>
    services.installation.whenMigrated(async () => {
      await services.oneCompany.find();
    }),
  );
  return app;
}
