/**
 * The address of another site that a tenant's page may show in a frame: https, of a host that the operator named
 * (`frameHosts`), and never our own origin, whose pages would show the reader's own things. Null for every other address.
 * @param own the platform's origin, where the caller knows it
 */
export function framedSite(address: string, hosts: readonly string[], own?: string): string | null {
  if (!/^\s*https:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href, host, origin, username, password } = new URL(address);
  const isNamed = hosts.some((name) => name.toLowerCase().replace(/:443$/, '') === host);
  return isNamed && origin !== own && !username && !password ? href : null;
}

/** Nodes that show another document in a frame. amis ignores the case of types. */
export const isFrameType = (type: unknown): boolean =>
  typeof type === 'string' && /^(?:iframe|webviewer|refreshable-frame)$/i.test(type);
