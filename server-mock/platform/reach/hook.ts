import type { FastifyRequest } from 'fastify';
import type { Frame } from '../../../src/reach/frame.ts';
import { judge } from '../../../src/reach/judge.ts';
import { frameOfName, PAGE_HEADER } from '../../../src/reach/page-name.ts';
import type { Operation } from '../../kernel/contracts/contract.ts';
import { isPage } from '../../kernel/contracts/is-page.ts';
import { wantsDocument } from '../../kernel/contracts/wants-document.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { changesState } from '../../kernel/origin/same-origin.ts';
import { isBrowser } from './is-browser.ts';
import { isNativeForm } from './native-form.ts';
import { servedFrame } from './served.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page of a tenant or of the platform's level that makes the request; null for built-in pages and programs. */
    frame: Frame | null;
  }
}

const operationOf = (request: FastifyRequest): Operation | undefined => request.routeOptions.config.operation;

/** Throws `out-of-reach` when the rule refuses, or when rule and router read the address in different ways. */
function requireReach(request: FastifyRequest, frame: Frame, { id }: Operation): void {
  const { method, url, body } = request;
  const { ok, operation } = judge(frame, { method, url, data: body });
  if (!ok || operation !== id) throw fail('out-of-reach');
}

const pinsBody = ({ pin, body }: Operation): boolean => pin !== undefined && body !== undefined;

/** What a browser may ask without a name. Throws `page-unnamed` for everything else. */
function requireUnnamedRight(request: FastifyRequest, operation: Operation): void {
  const { reach, navigates, access } = operation;
  if (reach === 'machine' || navigates) return;
  // A browser that has lost its cookies cannot prove a name: its client leads to the sign-in page.
  const refusal = request.session || access === 'anonymous' ? 'page-unnamed' : 'not-signed-in';
  if (changesState(request)) {
    if (operation.reach === 'login' && isNativeForm(request, operation)) return;
    throw fail(refusal);
  }
  if (reach === 'any') return;
  const wanted = request.headers['sec-fetch-dest'] ?? 'empty';
  const isScript = wanted === 'empty' && request.headers['x-requested-with'] !== undefined;
  if (!isScript || reach === 'host') throw fail(refusal);
}

/** What a browser asks for when it opens an address, in a window or in a frame. */
const VISITS = new Set(['document', 'iframe', 'frame', 'fencedframe', 'embed', 'object']);

/**
 * Documents are for the browser to open: a page that fetched one would read its key, and one whose picture it is would send
 * the reader's session to an address of its choice.
 */
function requireVisit(request: FastifyRequest): void {
  const isFetched =
    !VISITS.has(request.headers['sec-fetch-dest'] ?? 'document') || request.headers[PAGE_HEADER.toLowerCase()];
  const isDocument = isPage(request) || (request.routeOptions.url === '/*' && wantsDocument(request));
  if (isFetched && isDocument) throw fail('page-unnamed');
}

/**
 * Hook for every request: a page acts with its author's rights. A request that names its page is judged by the rule of
 * reach; one of a browser that does not may change nothing. Programs are no pages and go on as they are.
 */
export function reachHook(request: FastifyRequest): Promise<void> | undefined {
  // A program's; a page with a token has been refused.
  if (request.accessToken) return;
  const operation = operationOf(request);
  const name = request.headers[PAGE_HEADER.toLowerCase()];
  if (name === undefined && !isBrowser(request)) return;
  if (!operation || isPage(request)) {
    requireVisit(request);
    return;
  }
  const frameNamed = name === undefined ? null : frameOfName(String(name));
  // The host alone writes names. One that cannot be read is a page's attempt, not a request without a name.
  if (name !== undefined && !frameNamed) throw fail('out-of-reach');
  const named = request.server.services.pageKeys.holds(request) ? frameNamed : null;
  if (!named) {
    requireUnnamedRight(request, operation);
    return;
  }
  if (named.layer === 'builtin' || operation.reach === 'any') return;
  return judgeFrame(request, named, operation);
}

async function judgeFrame(request: FastifyRequest, named: Frame, operation: Operation): Promise<void> {
  const frame = await servedFrame(request.server.services, named, request.session?.user ?? null);
  if (!frame) throw fail('out-of-reach');
  request.frame = frame;
  if (!pinsBody(operation)) requireReach(request, frame, operation);
}

/** The second half, once the body is read: values that are part of a call's identity. */
export function pinHook(request: FastifyRequest): void {
  const operation = operationOf(request);
  if (request.frame && operation && pinsBody(operation)) requireReach(request, request.frame, operation);
}
