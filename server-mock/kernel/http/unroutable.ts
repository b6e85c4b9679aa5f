import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { wantsDocument } from '../contracts/wants-document.ts';
import type { ErrorCode } from '../errors/fail.ts';
import { errorTable } from '../errors/table.ts';
import type { Texts } from '../locales/service.ts';
import { handleError } from './handler.ts';
import { requestIdHook } from './request-log.ts';
import { inertPolicy, securityHeaders, securityHeadersHook } from './security-headers.ts';

/** Errors of Node's HTTP parser by their code; every other one is a bad request. */
const parserCodes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** A whole HTTP answer for a request that could not be read; nothing is known of it, not even its language. */
function rawAnswer(code: ErrorCode, texts: Texts): string {
  const { http, status, message } = errorTable[code];
  const body = JSON.stringify({ status, msg: texts.text('zh-CN', message) });
  const headers = {
    ...securityHeaders,
    'Content-Security-Policy': inertPolicy,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers requests that no route and no hook gets to see as all others are answered: addresses that cannot be decoded, which are
 * no page to a browser, and what the HTTP parser refuses.
 */
export function unroutableOptions(
  texts: Texts,
): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> {
  return {
    frameworkErrors(error, request, reply) {
      requestIdHook(request, reply);
      securityHeadersHook(request, reply);
      request.cookies = request.server.parseCookie(request.headers.cookie ?? '');
      if (request.headers.accept?.includes('text/html') && wantsDocument(request)) {
        void request.server.showNotFound(request, reply);
      } else {
        handleError(error, request, reply);
      }
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(rawAnswer(parserCodes[error.code ?? ''] ?? 'bad-request', texts));
      socket.destroy(error);
    },
  };
}
