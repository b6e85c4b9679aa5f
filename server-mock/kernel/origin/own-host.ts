import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/index.ts';
import { fail } from '../errors/fail.ts';
import { isLoopback } from '../http/loopback.ts';

type HostConfiguration = Pick<Configuration, 'publicUrl' | 'allowedHosts'>;

/** Probes and collectors call by the node's address. Their answers do not depend on the host. */
const forProbes: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Packages of custom components have hosts of their own, at which there is nothing to steal. */
const COMPONENTS = /^\/component(?:-boot)?\//;

/** A `Host` header without the port that its scheme has anyway. Null for a text that is no host. */
function normalise(host: string): string | null {
  if (host === '' || /[\s/?#@\\]/.test(host)) return null;
  const text = `http://${host.replace(/:(80|443)$/, '')}`;
  return URL.canParse(text) ? new URL(text).host : null;
}

/** An entry without a port allows every port. */
function allows(entry: string, host: string): boolean {
  const allowed = normalise(entry);
  return allowed === host || allowed === new URL(`http://${host}`).hostname;
}

/** The host of the public address. A proxy may pass it on without its port. */
function isPublic(publicUrl: string, host: string): boolean {
  const address = new URL(publicUrl);
  return allows(address.host, host) || normalise(address.hostname) === host;
}

/** Without any configured host, the server answers on this machine and at the address that the connection came to. */
function isHere(host: string, localAddress = ''): boolean {
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return isLoopback(name) || name === localAddress.replace(/^::ffff:/i, '');
}

/**
 * Whether the server answers for the host that a request names. Callback addresses of providers and passkeys are made from it, so that in
 * production nobody but the operator may choose it.
 */
export function isOwnHost(
  host: string,
  { publicUrl, allowedHosts }: HostConfiguration,
  localAddress?: string,
): boolean {
  const normal = normalise(host);
  if (normal === null) return false;
  if (!publicUrl && allowedHosts.length === 0) return isHere(normal, localAddress);
  return (publicUrl !== '' && isPublic(publicUrl, normal)) || allowedHosts.some((entry) => allows(entry, normal));
}

/** Hook for every request in production. Throws `wrong-host` (421). */
export function ownHostHook(request: FastifyRequest): void {
  const { config, isProduction } = request.server.services;
  if (!isProduction || forProbes.includes(request.url.split('?', 1)[0]!) || COMPONENTS.test(request.url)) return;
  if (isOwnHost(request.host ?? '', config, request.socket.localAddress)) return;
  const said = { host: request.host?.slice(0, 200), publicUrl: config.publicUrl, allowedHosts: config.allowedHosts };
  request.log.warn(said, 'refused for its host; if it is yours, add it to allowedHosts');
  throw fail('wrong-host');
}
