import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { type ExternalMethod, methods } from '../methods/index.ts';
import { trouble } from './trouble.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Where the outside world finds us: as configured, else as the request names us. A request can name any host, and a ticket
 * made for that host would then count here (CVE-2022-39369), so methods with tickets take the configured origin alone, save
 * on this machine. Throws `provider-not-configured`.
 */
function originOf(request: FastifyRequest, { publicUrl }: Pick<Configuration, 'publicUrl'>, method: ExternalMethod) {
  if (publicUrl) return new URL(publicUrl).origin;
  const origin = new URL(`${request.protocol}://${request.host}`);
  if (methods[method].ownOrigin && !loopback.test(origin.hostname)) {
    throw trouble('provider-not-configured', 'publicUrl is not configured');
  }
  return origin.origin;
}

/** Whether a provider sends the browser back to where it began. */
export const comesBackToStart = (method: ExternalMethod): boolean => methods[method].returnsToStart === true;

/** Our address that a provider sends the browser back to. */
export function callbackAddress(
  request: FastifyRequest,
  config: Pick<Configuration, 'publicUrl' | 'contextPath'>,
  method: ExternalMethod,
): string {
  const path = `${config.contextPath}/auth/${method}${comesBackToStart(method) ? '' : '/callback'}`;
  return originOf(request, config, method) + path;
}
