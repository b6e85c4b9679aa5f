import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OneCompany } from '../addresses/one-company.ts';
import { isOwnAddress } from '../addresses/own-origins.ts';
import type { ErrorCode } from '../errors/fail.ts';
import type { Operation } from './contract.ts';

const formType = 'application/x-www-form-urlencoded';

/** Whether a request carries a browser's form. */
export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith(formType);
}

/** Whether a browser's form was posted to an operation that can redirect: it gets a 302 in place of the envelope. */
export function answersForm(operation: Operation, request: FastifyRequest): boolean {
  const properties = operation.answer.properties as Record<string, unknown> | undefined;
  return isForm(request) && properties?.redirect !== undefined;
}

/** An answer whose `redirect` is the address that people see. */
export function withShownRedirect<Data>(data: Data, oneCompany: Pick<OneCompany, 'shown'>): Data {
  const { redirect } = (data ?? {}) as { redirect?: unknown };
  return typeof redirect === 'string' ? { ...data, redirect: oneCompany.shown(redirect) } : data;
}

/** Sends the browser on to the `redirect` that the handler has checked. */
export function sendFormAnswer(data: unknown, reply: FastifyReply): FastifyReply {
  const { redirect } = data as { redirect: string };
  return reply.redirect(redirect, 302);
}

/** The page of ours that a refused form goes back to, with the error's code; `/login` when the form came from nowhere. */
export function formFailureTarget(request: FastifyRequest, code: ErrorCode): string {
  const contextPath = request.server.services.config.contextPath;
  let path = `${contextPath}/login`;
  const query = new URLSearchParams();
  const address = request.headers.referer ?? '';
  if (isOwnAddress(address, request)) {
    const referrer = new URL(address);
    path = referrer.pathname.replace(/^\/+/, '/');
    for (const [name, value] of referrer.searchParams) query.append(name, value);
  }
  query.set('error', code);
  return `${path}?${query}`;
}
