import type { FastifyRequest } from 'fastify';

/** What says which of our hosts was asked. */
type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'server'>;

/** The origin that the operator has named as ours; null where none is. */
export function publicOriginOf({ server }: Pick<FastifyRequest, 'server'>): string | null {
  const { publicUrl } = server.services.config;
  return publicUrl ? new URL(publicUrl).origin : null;
}

/** The host that the browser knows us by: a proxy may pass on the public one without its port. */
export function shownHost(request: Asked): string {
  const { publicUrl } = request.server.services.config;
  const { host, hostname } = publicUrl ? new URL(publicUrl) : { host: '', hostname: '' };
  return request.host === hostname ? host : request.host;
}

/** The origin that people open: the configured one, else that of the request. */
export const shownOrigin = (request: Asked): string =>
  publicOriginOf(request) ?? `${request.protocol}://${request.host}`;

/** In an address of the public origin it says that the browser was led there from another host of ours. */
export const ledMark = 'at-public';

/**
 * The public origin, for a request that came to another host of ours: what begins there and comes back from elsewhere comes back to the
 * public one, where the browser has no cookie of it. Null where no address is configured, or the request is for its host.
 */
export function publicOriginElsewhere(request: Asked & Pick<FastifyRequest, 'hostname' | 'headers'>): string | null {
  const { publicUrl } = request.server.services.config;
  if (!publicUrl) return null;
  const { origin, hostname } = new URL(publicUrl);
  return request.hostname === hostname || request.headers.origin === origin ? null : origin;
}

/**
 * The origins of our pages, as a request shows them: those of the host that it names, and the configured one. A proxy may end TLS in front
 * of us, so an https origin of the host is ours, too. A proxy may also leave out the port of the host; then the configured origin alone is right.
 */
export function ownOrigins(request: Asked): string[] {
  const named = [`${request.protocol}://${request.host}`, `https://${request.host}`];
  const configured = publicOriginOf(request);
  return configured === null ? named : [...named, configured];
}

/** Whether an address, such as a `Referer`, is that of a page of ours. */
export function isOwnAddress(address: string, request: Asked): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return ownOrigins(request).some((origin) => URL.parse(origin)?.host === host);
}
